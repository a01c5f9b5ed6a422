// Checks fields and calls with a `writer` in the definition (docs/definitions.md). For these, the caller must also
// belong to a company above the owner of the record, or use another account than the one in the record, or be super admin.
import type { CallModel, Writer } from "../../../generator";
import { identityOf } from "../access/identity";
import { Failure } from "../wire/Failure";
import type { Caller } from "../access/Caller";
import type { Engine, Step } from "./Engine";
import { checkOwnerCall } from "./scope";
import { decode, encode, isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";

type Writing = Pick<Step, "platform" | "db" | "caller" | "table">;

/** The field with the owner of a row, and the table of owners. In the table of owners itself, the field is the key. */
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

/** Whether `company` is below one of the caller's companies in the tree. */
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

/** `row` is the stored row, or the values of a new one. */
const mayWrite = async (writing: Writing, writer: Writer, row: Row, isNew: boolean): Promise<boolean> => {
  const { caller, table } = writing;
  if (writer === "another") return isNew || String(row[table.key.name]) !== String(caller.key);
  if (caller.isSuper || writer === "top") return caller.isSuper;
  const owner = ownerOf(writing);
  if (owner === null) return false;
  // A new owner, such as a company, is below the caller. The rules of the resource check its parent.
  if (isNew && owner.column === table.key) return true;
  return standsAbove(writing, owner.owners, row[owner.column.name]);
};

/** The value in the wire format. It may come from the store or from a request. */
const toWire = (column: Column, value: unknown): unknown =>
  typeof value === "string" && column.wire !== "text" ? decode(column, value) : value;

/** Whether a value in a request equals the stored one. */
export const isUnchanged = (column: Column, sent: unknown, before: unknown): boolean =>
  JSON.stringify(encode(column, sent)) === JSON.stringify(encode(column, decode(column, before)));

/** Whether somebody chose the value: it is neither empty nor the default. */
const isChosen = (column: Column, value: unknown): boolean =>
  !isEmpty(value) && String(value) !== String(column.field.default ?? "");

const refusal = (writer: Writer, fields: readonly Column[]): Failure =>
  new Failure(513, writer, {
    context: writer,
    fields: Object.fromEntries(fields.map(({ name }) => [name, `invalid.${writer}`])),
  });

const check = async (step: Step, columns: readonly Column[], row: Row, isNew: boolean): Promise<void> => {
  for (const writer of new Set(columns.map(({ field }) => field.writer)))
    if (writer !== null && !(await mayWrite(step, writer, row, isNew)))
      throw refusal(
        writer,
        columns.filter(({ field }) => field.writer === writer),
      );
};

/**
 * Checks the fields with a `writer` that a new or changed record sets. If the owner changes, values that only companies
 * above the owner may write go to the new owner, so the caller must be above both owners. @throws Failure 513 with each
 * field that the caller may not write
 */
export const checkWriters = async (step: Step, values: Row, stored: Row | null): Promise<void> => {
  const guarded = step.table.columns.filter(({ field }) => field.writer !== null);
  if (guarded.length === 0) return;
  if (stored === null) {
    const chosen = guarded.filter((column) => isChosen(column, values[column.name]));
    return check(step, chosen, values, true);
  }
  const changed = guarded.filter(
    (column) => values[column.name] !== undefined && !isUnchanged(column, values[column.name], stored[column.name]),
  );
  await check(step, changed, stored, false);
  const owner = ownerOf(step)?.column;
  const given = owner && values[owner.name];
  if (!owner || given === undefined || isUnchanged(owner, given, stored[owner.name])) return;
  const after = { ...stored, ...values };
  const taken = guarded.filter(
    (column) =>
      column.field.writer === "above" && column !== owner && isChosen(column, toWire(column, after[column.name])),
  );
  await check(step, taken, after, false);
};

/** @throws Failure 513 if the caller may not make the call for each record, as its `writer` or as one of its owners */
export const checkCallWriter = async (
  step: Step,
  { name, writer }: Pick<CallModel, "name" | "writer">,
  rows: readonly Row[],
): Promise<void> => {
  checkOwnerCall(step.table, step.caller, name, rows);
  if (writer === null) return;
  for (const row of rows) if (!(await mayWrite(step, writer, row, false))) throw refusal(writer, []);
};
