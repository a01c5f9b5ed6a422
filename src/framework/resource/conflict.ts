// A record that somebody else changed during an edit: the old record, the stored record, and the values in the form.
import { host } from "../wire/Host";
import { isObject } from "../wire/readAnswer";
import { changedFields, isSameValue } from "./changedFields";
import type { FailureWords } from "./failure";

type Values = Readonly<Record<string, unknown>>;

export interface Conflict {
  /** The stored record now. */
  readonly theirs: Values;
  /** When the record was changed, in seconds since 1970. Null if the platform does not say. */
  readonly at: number | null;
  /** Who changed the record. Null if the platform does not say. */
  readonly by: { readonly id: string; readonly name: string } | null;
}

/** A field that somebody else changed. `contested`: this form has changed it to another value. */
export interface FieldDifference {
  readonly source: string;
  readonly contested: boolean;
}

const CHANGED_MEANWHILE = 412;
const VERSION = "row_version";

export const versionOf = (record: Values): unknown => record[VERSION];

/** The conflict in a refused save. Null if the save was refused for another reason. */
export const conflictOf = ({ status, data }: Pick<FailureWords, "status" | "data">): Conflict | null => {
  if (status !== CHANGED_MEANWHILE || !isObject(data) || !isObject(data.record)) return null;
  const { record, changed_at, changed_by } = data;
  const { signIn, own } = host();
  const id = isObject(changed_by) ? String(changed_by[signIn.name] ?? "") : "";
  const name = isObject(changed_by) ? String(changed_by[own?.title ?? ""] || id) : "";
  return {
    theirs: record,
    at: typeof changed_at === "number" && changed_at > 0 ? changed_at : null,
    by: id === "" ? null : { id, name },
  };
};

/** The fields of the form whose stored values have changed since the form was opened. */
export const differencesOf = (
  fields: readonly string[],
  before: Values,
  theirs: Values,
  mine: Values,
): readonly FieldDifference[] =>
  fields
    .filter((source) => source in theirs && !isSameValue(before[source], theirs[source]))
    .map((source) => ({
      source,
      contested: !isSameValue(mine[source], before[source]) && !isSameValue(mine[source], theirs[source]),
    }));

/** The person's changes without the fields in `given`, whose stored values stay. */
export const changesToKeep = (before: Values, mine: Values, given: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(changedFields(mine, before)).filter(([name]) => !given.has(name)));
