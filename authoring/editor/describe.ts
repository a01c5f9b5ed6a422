import { partsOf, type Place, type Schema, sharedIn, visit } from "./Schema";

/** Texts or other facts, by the place of the key that they are about, such as `calls.*.path`. */
export type ByPlace<T> = Readonly<Record<string, T>>;

/** The fact about a place. An option of a kind of field without its own shares that of the option in general. */
export const findAt = <T>(said: ByPlace<T>, place: Place): T | undefined =>
  said[place.join(".")] ?? (place[0] === "fields" ? said[["fields", "*", ...place.slice(2)].join(".")] : undefined);

/** Adds the descriptions to a schema: to keys, and to values of enumerations. */
export const describe = (schema: Schema, said: ByPlace<string>, everywhere: ByPlace<string>): Schema => {
  const describeValues = (one: Schema, place: Place): void => {
    const values = (one.enum ?? []).map((value) => findAt(said, [...place, String(value)]) ?? "");
    if (values.some((text) => text !== "")) one.enumDescriptions = values;
    for (const [part, at] of partsOf(one, place)) if (at === place) describeValues(part, place);
  };
  visit(schema, (one, place) => {
    const text = findAt(said, place) ?? everywhere[place.at(-1) ?? ""];
    if (text !== undefined) one.description = text;
    describeValues(one, place);
  });
  for (const [shared, place] of sharedIn(schema)) describeValues(shared, place);
  return schema;
};
