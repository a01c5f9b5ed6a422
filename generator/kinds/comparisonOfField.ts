import type { Compared } from "../../shared/schema/where/checkWhere";
import { comparisonOf } from "../../shared/schema/where/compared";
import type { FieldModel } from "../model/Model";
import { kindOf } from "./registry";

const valuesOf = ({ options: { values } }: FieldModel): readonly (string | number)[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === "string" || typeof value === "number") : [];

/**
 * How conditions compare a field, by its schema. Null for fields on no screen, encrypted fields and secrets. `isTree`:
 * whether it refers to records of a tree.
 */
export const comparisonOfField = (field: FieldModel, isTree = false): Compared | null => {
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
