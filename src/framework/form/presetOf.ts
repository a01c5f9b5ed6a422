import { readAttributes } from "./attributeText";

type Scalar = string | number;

export interface Presets {
  /** Fields that select a row. An attribute is named with its field: attr.lifecycle. */
  readonly match: readonly string[];
  /** Fields that are filled in. */
  readonly set: readonly string[];
  /** The values of `match`, then those of `set`. */
  readonly rows: readonly (readonly Scalar[])[];
}

const chosenBy = (values: Readonly<Record<string, unknown>>, source: string): unknown => {
  const [name = "", attribute] = source.split(".", 2);
  return attribute === undefined ? values[name] : readAttributes(values[name])?.[attribute];
};

/** The values to fill in for the values of the form: [field, value] each. Null when no row matches. */
export const presetOf = (
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
