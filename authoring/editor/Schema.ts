// A JSON Schema as zod makes it, and the places in it.
import type { z } from "zod";

export type Schema = z.core.JSONSchema.BaseSchema;
export type SchemaPath = readonly string[];

export const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

/** The key in `$defs` of the schema for fields. Kinds are cases: `if` the kind is this, `then` it has these keys. */
export const FIELD = "field";

/** The keyword `then`. Objects in code should not have a member of this name, because they would look like promises. */
export const THEN = "then";

/** The kind that a case of the schema for fields is about. */
const kindIn = ({ if: condition }: Schema): string => {
  const kind = isSchema(condition) ? condition.properties?.kind : undefined;
  return isSchema(kind) ? (kind.pattern?.slice(1, -1) ?? "") : "";
};

/** The parts of a schema that describe the same value, and the place of each. */
export const subschemasOf = (schema: Schema, place: SchemaPath): readonly (readonly [Schema, SchemaPath])[] => {
  const same = [schema.items, ...(schema.anyOf ?? []), ...(schema.prefixItems ?? [])].flat();
  const cases = (schema.allOf ?? []).flatMap((one) =>
    isSchema(one) && isSchema(one[THEN]) ? [[one[THEN], ["fields", kindIn(one)]] as const] : [],
  );
  return [...same.flatMap((one) => (isSchema(one) ? [[one, place] as const] : [])), ...cases];
};

/** The values of a map with given keys or any keys, and the place of each. */
export const valueSchemasOf = (schema: Schema, place: SchemaPath): readonly (readonly [Schema, SchemaPath])[] =>
  [...Object.entries(schema.properties ?? {}), ["*", schema.additionalProperties] as const].flatMap(([name, value]) =>
    isSchema(value) ? [[value, [...place, name]] as const] : [],
  );

/** The parts of a schema that others refer to, and the place of each. */
export const defsOf = ({ $defs = {} }: Schema): readonly (readonly [Schema, SchemaPath])[] =>
  Object.entries($defs).flatMap(([name, shared]) =>
    isSchema(shared) ? [[shared, name === FIELD ? ["fields", "*"] : [name]] as const] : [],
  );

/** Visits all keys of a schema, each with its place, such as `calls.*.path`. */
export const visitSchemas = (root: Schema, see: (schema: Schema, place: SchemaPath) => void): void => {
  const below = (schema: Schema, place: SchemaPath): void => {
    for (const [value, at] of valueSchemasOf(schema, place)) {
      see(value, at);
      below(value, at);
    }
    for (const [part, at] of subschemasOf(schema, place)) below(part, at);
  };
  below(root, []);
  for (const [shared, place] of defsOf(root)) below(shared, place);
};
