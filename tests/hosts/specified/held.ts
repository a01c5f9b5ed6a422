// The stored values of a host, as text in the host's form, and the differences between two moments.
import { type ShapedRow, writeAnswer } from "./Shape";

/** Resource -> key -> field -> text. */
export type StoredValues = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>>;

interface Rows {
  readonly key: string;
  readonly rows: readonly ShapedRow[];
}

const fieldsOf = (row: ShapedRow): ReadonlyMap<string, string> =>
  new Map(Object.entries(row).map(([name, value]) => [name, writeAnswer(value)]));

export const readStoredValues = (resources: Readonly<Record<string, Rows>>): StoredValues =>
  new Map(
    Object.entries(resources).map(([name, { key, rows }]) => [
      name,
      new Map(rows.map((row) => [String(row[key]), fieldsOf(row)])),
    ]),
  );

/** `+ app 7`, `- app 7`, and `app 7: name` for each field that differs. */
export const changesBetween = (before: StoredValues, after: StoredValues): readonly string[] =>
  [...after].flatMap(([name, rows]) => {
    const former = before.get(name) ?? new Map<string, ReadonlyMap<string, string>>();
    const keys = [...new Set([...former.keys(), ...rows.keys()])];
    return keys.flatMap((key) => {
      const [old, now] = [former.get(key), rows.get(key)];
      if (old === undefined || now === undefined) return [`${old ? "-" : "+"} ${name} ${key}`];
      const fields = [...new Set([...old.keys(), ...now.keys()])];
      return fields.filter((field) => old.get(field) !== now.get(field)).map((field) => `${name} ${key}: ${field}`);
    });
  });
