// An entry of the audit trail about a record, as the platform answers it under /rest/history.
import { isObject, numberIn, rowsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { parseJson } from "../../../shared/schema/parseJson";

export interface FieldChange {
  readonly field: string;
  /** Missing if there was no value. */
  readonly before?: unknown;
  /** Missing if the value was removed. */
  readonly after?: unknown;
  /** Whether the value is secret: it changed, but is never shown. */
  readonly secret: boolean;
}

export interface HistoryEntry {
  readonly id: string;
  /** Seconds since 1970. */
  readonly at: number;
  /** add, set, del, action, view, export, download, refused, ... */
  readonly event: string;
  /** The name of the resource and of the call: `thing.approve`. For a job, its kind. */
  readonly call: string;
  /** The key of the account. "" for changes by the platform itself. */
  readonly account: string;
  /** The name that the account signs in with. */
  readonly name: string;
  /** The beginning of the API key that a program used for the account. "" for a person. */
  readonly key: string;
  readonly changes: readonly FieldChange[];
  /** The code of a refusal. 0 for other entries. */
  readonly code: number;
}

/** The changes of an entry: a list, or a list as JSON text. Anything else counts as no change. */
export const readChanges = (value: unknown): readonly FieldChange[] => {
  const changes: unknown = typeof value === "string" ? parseJson(value) : value;
  if (!Array.isArray(changes)) return [];
  return changes
    .filter(isObject)
    .map(({ field, before, after, secret }) => ({
      field: textIn(field),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      secret: secret === true,
    }))
    .filter(({ field }) => field !== "");
};

const keyIn = (value: unknown): string => (value === 0 ? "" : textIn(value));

export const readEntries = (rows: unknown): readonly HistoryEntry[] =>
  rowsIn(rows).map(({ id, at, event, call, account, name, key, changes, code }) => ({
    id: textIn(id),
    at: numberIn(at),
    event: textIn(event),
    call: textIn(call),
    account: keyIn(account),
    name: textIn(name),
    key: textIn(key),
    changes: readChanges(changes),
    code: numberIn(code),
  }));
