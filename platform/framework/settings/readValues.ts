// Reads the values of all settings from the environment. All errors are reported together, each in a sentence.
import { Refusal } from "./Refusal";
import type { Setting } from "./Setting";

export type Environment = Readonly<Record<string, string | undefined>>;
export type SettingsByName = Readonly<Record<string, Setting<unknown>>>;
export type ValuesOf<Rows extends SettingsByName> = {
  readonly [Name in keyof Rows]: Rows[Name] extends Setting<infer Value> ? Value : never;
};

/** Invalid settings. The message has a sentence for each, for the person who starts the platform. */
export class WrongSettings extends Refusal {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join("\n"));
  }
}

const showWrong = (value: string, { isSecret }: Setting<unknown>): string => {
  if (isSecret) return "is not right (its value is not shown, since it may hold a password)";
  return `is ${JSON.stringify(value.length > 200 ? `${value.slice(0, 200)}…` : value)}`;
};

const isWhole = <Rows extends SettingsByName>(
  values: Readonly<Record<string, unknown>>,
  table: Rows,
): values is ValuesOf<Rows> => Object.keys(table).every((name) => name in values);

/** Reads all settings. An empty value counts as not set. @throws WrongSettings if any value is invalid */
export const readValues = <Rows extends SettingsByName>(table: Rows, environment: Environment): ValuesOf<Rows> => {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, row] of Object.entries(table)) {
    const given = environment[name]?.trim() ?? "";
    const value = given === "" ? row.otherwise : row.kind.read(given);
    if (value === undefined) wrong.push(`${name} ${showWrong(given, row)}; it must be ${row.kind.allowed}.`);
    values[name] = value;
  }
  if (wrong.length > 0 || !isWhole(values, table)) throw new WrongSettings(wrong);
  return values;
};
