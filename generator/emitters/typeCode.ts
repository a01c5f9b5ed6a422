import type { TypeShape } from "../kinds/FieldKind";
import { type Code, keyword, listOf, literals, shape } from "../printing";
import type { Catalog } from "./Catalog";

export const typeCode = (catalog: Catalog, type: TypeShape): Code => {
  if (typeof type === "string") return keyword(type);
  if ("array" in type) return listOf(typeCode(catalog, type.array));
  if ("literals" in type) return literals(type.literals);
  if ("enum" in type) return literals(catalog.enumOf(type.enum).values.map(({ value }) => value));
  return shape(Object.entries(type.object).map(([name, of]) => [name, typeCode(catalog, of)]));
};
