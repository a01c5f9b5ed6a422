// Changes the record that a row of a file identifies, by the `set` call of its resource: with the same handlers, rules,
// versions and entries of the audit trail as a change by hand.
import type { Step } from "../../../platform/framework/records/Engine";
import { columnsMaskedFor } from "../../../platform/framework/records/personal";
import { checkSet } from "../../../platform/framework/records/schema";
import { changedSince } from "../../../platform/framework/records/version";
import { inTransactionOf } from "../../../platform/framework/records/inTransactionOf";
import { decode, encode, isEmpty } from "../../../platform/framework/storage/codec";
import type { Row } from "../../../platform/framework/storage/Store";
import { type Column, VERSION } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { lockRow } from "../../../platform/framework/storage/write";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { findKnown } from "./findKnown";
import type { ImportRequest } from "./ImportRequest";
import type { RowUpdates } from "./updating";

/** The outcome of a row. `values` are the stored values of the row that differ from those of the record. */
export interface ComparedRow {
  readonly state: "changed" | "same";
  readonly before: Row;
  readonly values: Row;
}

/** The version of a row whose record did not exist in the preview. */
const NONE = 0;

/** A part of a transaction is not stored separately, so there is nothing to wait for. */
const stored = async (): Promise<void> => undefined;

/**
 * Whether rows never change this field. This is true for the key, for secrets, and for fields masked for the caller,
 * which the preview would reveal.
 */
const isKept = ({ platform, caller, table }: Step, known: Row) => {
  const masked = new Set(columnsMaskedFor(platform, caller, table, known));
  return (column: Column): boolean =>
    column.name === table.key.name || column.secret || column.encrypted || masked.has(column);
};

const isSame = (column: Column, sent: unknown, known: Row): boolean => {
  const now = decode(column, known[column.name]);
  if (isEmpty(sent) && isEmpty(now)) return true;
  return JSON.stringify(encode(column, sent)) === JSON.stringify(encode(column, now));
};

/**
 * The values of the row that differ from the record's. @throws Failure 406 with each invalid value, and each value that
 * cannot be changed
 */
const changedBy = (step: Step, known: Row, row: Row): Row => {
  const { platform, table } = step;
  const schema = platform.schemas.get(table.name) ?? new Map();
  const keeps = isKept(step, known);
  const differing = (values: Row): Row =>
    Object.fromEntries(
      [...schema.values()].flatMap(({ column }) => {
        const value = values[column.name];
        return value === undefined || keeps(column) || isSame(column, value, known) ? [] : [[column.name, value]];
      }),
    );
  const given = differing(row);
  if (Object.keys(given).length === 0) return given;
  const checked = checkSet(schema, given, known);
  return differing(Object.fromEntries(Object.keys(given).map((name) => [name, checked[name]])));
};

/** @throws Failure 412 if the record did not exist or had another version when the row was previewed */
const checkSeen = async (step: Step, known: Row, row: Row): Promise<void> => {
  const seen = row[VERSION.count];
  if (seen === undefined || !step.table.versioned || String(seen) === String(known[VERSION.count])) return;
  throw await changedSince(step, known);
};

const setBy = async (request: ImportRequest, { carrying, later }: RowUpdates, step: Step, params: Row) => {
  const { platform, language } = request;
  await transact({ db: step.db, flush: stored, trail: null }, (db) =>
    carrying.run({ platform: inTransactionOf(platform, db, later), caller: step.caller, language, params }),
  );
};

/**
 * Changes the record of the row. Null if there is none and the row may become a new record.
 * @throws Failure for a row that is refused
 */
export const changeByRow = async (
  request: ImportRequest,
  updating: RowUpdates,
  step: Step,
  row: Row,
): Promise<ComparedRow | null> => {
  const { platform, table } = step;
  const known = await findKnown(step, row);
  const seen = row[VERSION.count];
  if (known === null) {
    if (seen !== undefined && seen !== NONE) throw new Failure(404, "record");
    if (updating.mode === "both") return null;
    const names = request.resource.importing?.natural ?? [];
    throw invalidFailure(Object.fromEntries(names.map((name) => [name, "invalid.unmatched"])));
  }
  // A preview takes no locks, so that nobody waits for the preview.
  const before = step.isTrial ? known : await lockRow(platform.store, step.db, table, known);
  const values = changedBy(step, before, row);
  if (Object.keys(values).length === 0) return { state: "same", before, values };
  await checkSeen(step, before, row);
  const version = table.versioned ? { [VERSION.count]: before[VERSION.count] } : {};
  const params = { ...values, [table.key.name]: decode(table.key, before[table.key.name]), ...version };
  // A call with its own code may do more than write to the store. No rollback could undo that.
  if (!step.isTrial || updating.carrying.isPlain) await setBy(request, updating, step, params);
  return { state: "changed", before, values };
};
