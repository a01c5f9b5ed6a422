// Fields and calls that not everybody may write who may write the record: a company above the one that owns it, another
// account than the record's own, or only the super admin. Definitions say which: docs/definitions.md, `writer`.
import type { CallModel, Writer } from "../../../generator";
import { identityOf } from "../access/identity";
import { Failure } from "../wire/Failure";
import type { Caller } from "../access/Caller";
import type { Engine, Step } from "./Engine";
import { decode, encode, isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";

type Writing = Pick<Step, "platform" | "db" | "caller" | "table">;

/** The field that says whose a row is, and the table of owners it points to; of a table of owners, that is its key. */
const ownerOf = ({ platform, table }: Writing): { readonly column: Column; readonly owners: Table } | null => {
  const { scope } = table.resource;
  if (scope?.is !== "owned" || scope.steps.length > 1) return null;
  const [{ field, to }] = scope.steps;
  const [column, owners] = [table.byName.get(field), platform.tables.get(to)];
  return column && owners ? { column, owners } : null;
};

const isOwn = (platform: Engine, { account }: Caller, company: unknown): boolean =>
  identityOf(platform).account.owners.some(
    (name) => !isEmpty(account[name]) && String(account[name]) === String(company),
  );

/** Whether one of the caller's companies is above this one. */
const standsAbove = async ({ platform, db, caller }: Writing, owners: Table, company: unknown): Promise<boolean> => {
  const parent = owners.resource.tree?.parent;
  const seen = new Set<string>();
  for (let at = company; parent !== undefined && !isEmpty(at) && !seen.has(String(at));) {
    seen.add(String(at));
    at = (await findByKey(db, owners, at))?.[parent];
    if (isOwn(platform, caller, at)) return true;
  }
  return false;
};

/** `row` is as stored, or as it would be if it is not stored yet. */
const mayWrite = async (writing: Writing, writer: Writer, row: Row, isNew: boolean): Promise<boolean> => {
  const { caller, table } = writing;
  if (writer === "another") return isNew || String(row[table.key.name]) !== String(caller.key);
  if (caller.isSuper || writer === "top") return caller.isSuper;
  const owner = ownerOf(writing);
  if (owner === null) return false;
  // What is its own owner is made below whoever makes it; of where that is, the resource's own rules judge.
  if (isNew && owner.column === table.key) return true;
  return standsAbove(writing, owner.owners, row[owner.column.name]);
};

/** A value as the wire has it, whether it was stored or sent. */
const decodedIn = (column: Column, value: unknown): unknown =>
  typeof value === "string" && column.wire !== "text" ? decode(column, value) : value;

const isSame = (column: Column, sent: unknown, before: unknown): boolean =>
  JSON.stringify(encode(column, sent)) === JSON.stringify(encode(column, decode(column, before)));

/** What a record holds where nobody says anything was written by nobody. */
const isWritten = (column: Column, value: unknown): boolean =>
  !isEmpty(value) && String(value) !== String(column.field.default ?? "");

const refused = (writer: Writer, fields: readonly Column[]): Failure =>
  new Failure(513, writer, {
    context: writer,
    fields: Object.fromEntries(fields.map(({ name }) => [name, `invalid.${writer}`])),
  });

const check = async (step: Step, columns: readonly Column[], row: Row, isNew: boolean): Promise<void> => {
  for (const writer of new Set(columns.map(({ field }) => field.writer)))
    if (writer !== null && !(await mayWrite(step, writer, row, isNew)))
      throw refused(
        writer,
        columns.filter(({ field }) => field.writer === writer),
      );
};

/**
 * A record that changes hands takes along what only those above its owner may write: whoever moves it writes that again.
 * @throws Failure 513 with each field that is not the caller's to write
 */
export const checkWriters = async (step: Step, values: Row, stored: Row | null): Promise<void> => {
  const guarded = step.table.columns.filter(({ field }) => field.writer !== null);
  if (guarded.length === 0) return;
  if (stored === null) {
    const written = guarded.filter((column) => isWritten(column, values[column.name]));
    return check(step, written, values, true);
  }
  const changed = guarded.filter(
    (column) => values[column.name] !== undefined && !isSame(column, values[column.name], stored[column.name]),
  );
  await check(step, changed, stored, false);
  const owner = ownerOf(step)?.column;
  const given = owner && values[owner.name];
  if (!owner || given === undefined || isSame(owner, given, stored[owner.name])) return;
  const after = { ...stored, ...values };
  const taken = guarded.filter(
    (column) =>
      column.field.writer === "above" && column !== owner && isWritten(column, decodedIn(column, after[column.name])),
  );
  await check(step, taken, after, false);
};

/** @throws Failure 513 for a record of which this call is not the caller's to make */
export const checkCallWriter = async (
  step: Step,
  { writer }: Pick<CallModel, "writer">,
  rows: readonly Row[],
): Promise<void> => {
  if (writer === null) return;
  for (const row of rows) if (!(await mayWrite(step, writer, row, false))) throw refused(writer, []);
};
