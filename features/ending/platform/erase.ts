// Deletes the rows of an owner. A row that a remaining row refers to stays, without its personal data and secrets.
import { sql } from "kysely";
import { findIdentity } from "../../../platform/framework/access/identity";
import { deleteApiKeys, findApiKeys } from "../../../platform/framework/access/apiKeys";
import { eraseRows, isErased, disableSignIn } from "../../../platform/framework/personal/erase";
import type { Engine, Step } from "../../../platform/framework/records/Engine";
import { rulesOf } from "../../../platform/framework/records/rules";
import { type Condition, oneOf, readRows, whereOf } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import type { ColumnLink, Table } from "../../../platform/framework/storage/Table";
import { deletePersonKeys } from "../../../platform/framework/trail/personKeys";
import { countWhere, type OwnedRows } from "./afterwards";
import { type RowKey, readWindow, windowCondition } from "./windows";

/** The condition that no row of `from` refers to a row of `to` by this link. */
const unreferred = (from: Table, to: Table, { column, lead }: ColumnLink): Condition => {
  const key = sql.ref(`${to.name}.${to.key.name}`);
  return column.joined === null
    ? sql<boolean>`not exists (select 1 from ${sql.table(from.name)} as x where ${sql.ref(`x.${lead?.name ?? column.name}`)} = ${key})`
    : sql<boolean>`not exists (select 1 from ${sql.table(column.joined)} as x where x.item = ${key})`;
};

export const unreferencedConditions = ({ tables }: Pick<Engine, "tables">, table: Table): readonly Condition[] =>
  [...tables.values()].flatMap((from) =>
    from.links.filter(({ target }) => target === table.name).map((link) => unreferred(from, table, link)),
  );

/**
 * Forgets the persons in these rows: their values in the trail become unreadable, and nobody can sign in to their
 * accounts.
 */
const forgetPersons = async (step: Step, table: Table, where: Condition): Promise<void> => {
  const { platform, db } = step;
  if (table.resource.person?.is !== "itself") return;
  const { erasing } = rulesOf(platform, table);
  const isAccount = findIdentity(platform)?.account.resource === table.name;
  if (erasing || isAccount)
    for (const row of await readRows(db, table, whereOf([where]))) {
      await erasing?.({ ...step, table }, row);
      await disableSignIn(platform, db, table, row[table.key.name]);
    }
  if (platform.model.trail === null) return;
  await deletePersonKeys(
    db,
    platform.store.keys,
    table.name,
    sql`select ${sql.ref(table.key.name)} as person_key from ${sql.table(table.name)} ${whereOf([where])}`,
  );
};

const forgetKeys = async ({ platform, db }: Step, table: Table, where: Condition): Promise<void> => {
  if (findApiKeys(platform)?.keys.name !== table.name) return;
  const rows: readonly Row[] = await readRows(db, table, whereOf([where]));
  await deleteApiKeys(
    db,
    rows.map((row) => row[table.key.name]),
  );
};

/** Whether data of these rows is also kept elsewhere and must be forgotten. */
export const hasDataElsewhere = (platform: Engine, { table }: OwnedRows): boolean =>
  table.resource.person?.is === "itself" || findApiKeys(platform)?.keys.name === table.name;

/** The place that has been reached in the rows of a table. */
export interface ErasePosition {
  readonly own: OwnedRows;
  readonly owner: RowKey;
  readonly after: RowKey | null;
}

/** The number of rows that one step changed, and the place where the next step continues. */
export interface EraseStepResult {
  readonly count: number;
  readonly after: RowKey | null;
  readonly isOver: boolean;
}

const OVER: EraseStepResult = { count: 0, after: null, isOver: true };

/** The number of persons per step. It is small, because data of one person may be in any table. */
const PERSONS = 1;
const ROWS = 100;
/** The most rows that one step deletes, counted together with the rows through which they are owned. */
const MOST = 400;

/** Deletes the data of persons in the next rows that is kept outside these rows. */
export const deleteNextPersonData = async (
  step: Step,
  { own, owner, after }: ErasePosition,
): Promise<EraseStepResult> => {
  const window = await readWindow(step, own, owner, { after, size: PERSONS });
  if (window.keys.length === 0) return OVER;
  const where = windowCondition(step, own, window);
  await forgetPersons(step, own.table, where);
  await forgetKeys(step, own.table, where);
  return { count: 0, after: window.after, isOver: false };
};

/** Deletes the next rows that no other row refers to. */
export const deleteNextRows = async (step: Step, { own, owner, after }: ErasePosition): Promise<EraseStepResult> => {
  const { platform, db } = step;
  const { table } = own;
  const window = await readWindow(step, own, owner, { after, size: ROWS });
  if (window.keys.length === 0) return OVER;
  const free = whereOf([windowCondition(step, own, window), ...unreferencedConditions(platform, table)]);
  const found = await sql<{
    key: RowKey;
  }>`select ${sql.ref(table.key.name)} as key from ${sql.table(table.name)} ${free} limit ${MOST}`.execute(db);
  const keys = found.rows.map(({ key }) => key);
  if (keys.length > 0) await sql`delete from ${sql.table(table.name)} where ${oneOf(table.key, keys)}`.execute(db);
  return { count: keys.length, after: keys.length === MOST ? after : window.after, isOver: false };
};

/** Empties the personal data and the secrets of the next rows. */
export const maskNextRows = async (step: Step, { own, owner, after }: ErasePosition): Promise<EraseStepResult> => {
  const { table } = own;
  const window = await readWindow(step, own, owner, { after, size: ROWS });
  if (window.keys.length === 0) return OVER;
  const where = windowCondition(step, own, window);
  await eraseRows(step, { table, where }, (column) => isErased(column) || column.encrypted);
  return { count: await countWhere(step, table, [where]), after: window.after, isOver: false };
};
