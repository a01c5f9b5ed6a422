import { subschemasOf, type SchemaPath, type Schema, defsOf, visitSchemas } from "./Schema";

/** Texts or other facts, by the place of the key that they are about, such as `calls.*.path`. */
export type ByPath<T> = Readonly<Record<string, T>>;

/** The fact about a place. An option of a kind of field without its own shares that of the option in general. */
export const findByPath = <T>(said: ByPath<T>, place: SchemaPath): T | undefined =>
  said[place.join(".")] ?? (place[0] === "fields" ? said[["fields", "*", ...place.slice(2)].join(".")] : undefined);

/** Adds the descriptions to a schema: to keys, and to values of enumerations. */
export const addDescriptions = (schema: Schema, said: ByPath<string>, everywhere: ByPath<string>): Schema => {
  const describeValues = (one: Schema, place: SchemaPath): void => {
    const values = (one.enum ?? []).map((value) => findByPath(said, [...place, String(value)]) ?? "");
    if (values.some((text) => text !== "")) one.enumDescriptions = values;
    for (const [part, at] of subschemasOf(one, place)) if (at === place) describeValues(part, place);
  };
  visitSchemas(schema, (one, place) => {
    const text = findByPath(said, place) ?? everywhere[place.at(-1) ?? ""];
    if (text !== undefined) one.description = text;
    describeValues(one, place);
  });
  for (const [shared, place] of defsOf(schema)) describeValues(shared, place);
  return schema;
};
