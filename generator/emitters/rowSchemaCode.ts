// The response check compares by type alone: a number may be 0 or missing, a text may be empty.
import type { TypeShape } from "../kinds/FieldKind";
import { array, call, type Code, literal, object } from "../printing";
import type { Catalog } from "./Catalog";
import { zod } from "./valueCode";

export const rowSchemaCode = (catalog: Catalog, type: TypeShape): Code => {
  if (typeof type === "string") return call(zod(type), []);
  if ("array" in type) return call(zod("array"), [rowSchemaCode(catalog, type.array)]);
  if ("literals" in type) return call(zod("literal"), [array(type.literals.map(literal))]);
  if ("enum" in type) return call(zod(catalog.enumOf(type.enum).type), []);
  const fields = Object.entries(type.object).map(([name, of]) => [name, maybe(rowSchemaCode(catalog, of))] as const);
  return call(zod("looseObject"), [object(fields)]);
};

/** A field that a row may leave out. */
export const maybe = (schema: Code): Code => call(zod("nullish"), [schema]);
