import type { Compared } from "../../shared/schema/where/checkWhere";
import { comparisonOf } from "../../shared/schema/where/compared";
import type { FieldModel } from "../model/Model";
import { kindOf } from "./registry";

const valuesOf = ({ options: { values } }: FieldModel): readonly (string | number)[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === "string" || typeof value === "number") : [];

/**
 * How conditions can compare a field, by its schema. Null if they cannot: fields on no screen, encrypted and secret ones.
 * `isTree`: whether the records that it refers to are a tree.
 */
export const comparedAs = (field: FieldModel, isTree = false): Compared | null => {
  const kind = kindOf(field);
  const { builder, args } = kind.schema(field);
  const as = kind.storage(field) === null ? null : comparisonOf(builder, args);
  if (as === null) return null;
  if (as === "choice" || as === "choices")
    return { as, numeric: field.options.type !== "string", values: valuesOf(field) };
  return as === "key" || as === "keys"
    ? { as, numeric: field.options.type !== "string", ...(isTree && { tree: true }) }
    : { as };
};
