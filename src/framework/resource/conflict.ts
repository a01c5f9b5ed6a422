// A record that somebody else changed while it was being edited: what was read, what is stored now, what was typed.
import { host } from "../wire/Host";
import { changedFields, isSame } from "./changedFields";
import type { Failure } from "./failure";

type Values = Readonly<Record<string, unknown>>;

export interface Conflict {
  /** The record as it is stored now. */
  readonly theirs: Values;
  /** Seconds since 1970; null when the platform did not say. */
  readonly at: number | null;
  /** Whose change it was; null when the platform did not say. */
  readonly by: { readonly id: string; readonly name: string } | null;
}

/** A field that somebody else changed. `contested` when it was changed here as well, to something else. */
export interface Difference {
  readonly source: string;
  readonly contested: boolean;
}

const CHANGED_MEANWHILE = 412;
const VERSION = "row_version";

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const versionOf = (record: Values): unknown => record[VERSION];

/** What a refused save says of the record; null when it was refused for another reason. */
export const conflictOf = ({ status, data }: Pick<Failure, "status" | "data">): Conflict | null => {
  if (status !== CHANGED_MEANWHILE || !isObject(data) || !isObject(data.record)) return null;
  const { record, changed_at, changed_by } = data;
  const { signIn, own } = host();
  const id = isObject(changed_by) ? String(changed_by[signIn.name] ?? "") : "";
  const name = isObject(changed_by) ? String(changed_by[own.title] || id) : "";
  return {
    theirs: record,
    at: typeof changed_at === "number" && changed_at > 0 ? changed_at : null,
    by: id === "" ? null : { id, name },
  };
};

/** The fields of the form that are stored otherwise now than when it was opened. */
export const differencesOf = (
  fields: readonly string[],
  before: Values,
  theirs: Values,
  mine: Values,
): readonly Difference[] =>
  fields
    .filter((source) => source in theirs && !isSame(before[source], theirs[source]))
    .map((source) => ({
      source,
      contested: !isSame(mine[source], before[source]) && !isSame(mine[source], theirs[source]),
    }));

/** What is left of one's own changes on top of theirs. */
export const keptOf = (before: Values, mine: Values, given: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(changedFields(mine, before)).filter(([name]) => !given.has(name)));
