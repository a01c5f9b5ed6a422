import { readAttributes } from "./attributeText";

type Scalar = string | number;

export interface Presets {
  /** The fields whose values select a row of the table. They may be nested: attr.lifecycle. */
  readonly match: readonly string[];
  /** The fields to fill in. */
  readonly set: readonly string[];
  /** Each row has the values of the fields in `match`, then those of the fields in `set`. */
  readonly rows: readonly (readonly Scalar[])[];
}

const chosenBy = (values: Readonly<Record<string, unknown>>, source: string): unknown => {
  const [name = "", attribute] = source.split(".", 2);
  return attribute === undefined ? values[name] : readAttributes(values[name])?.[attribute];
};

/** The values to fill in, as [field, value]. Null if no row fits the form. */
export const presetValuesOf = (
  { match, set, rows }: Presets,
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [string, Scalar])[] | null => {
  const row = rows.find((one) => match.every((source, at) => String(chosenBy(values, source)) === String(one[at])));
  if (row === undefined) return null;
  return set.flatMap((name, at) => {
    const value = row[match.length + at];
    return value === undefined ? [] : [[name, value] as const];
  });
};
