// Deletes the rows of an owner. A row that a remaining row refers to cannot go: it stays without its personal data and secrets.
import { sql } from "kysely";
import { findIdentity } from "../access/identity";
import { forgetApiKeys, findApiKeys } from "../access/apiKeys";
import { eraseRows, isErased, shutOut } from "../personal/erase";
import type { Engine, Step } from "../records/Engine";
import { rulesOf } from "../records/rules";
import { type Condition, readRows, whereOf } from "../storage/query";
import { record } from "../storage/Recorder";
import type { Row } from "../storage/Store";
import type { Link, Table } from "../storage/Table";
import { forgetPersonKeys } from "../trail/personKeys";
import { fateOf, type OwnRows, rowsOfOwner } from "./afterwards";

/** The condition that no row of `from` refers to a row of `to` by this link. */
const unreferred = (from: Table, to: Table, { column, lead }: Link): Condition => {
  const key = sql.ref(`${to.name}.${to.key.name}`);
  return column.joined === null
    ? sql<boolean>`not exists (select 1 from ${sql.table(from.name)} as x where ${sql.ref(`x.${lead?.name ?? column.name}`)} = ${key})`
    : sql<boolean>`not exists (select 1 from ${sql.table(column.joined)} as x where x.item = ${key})`;
};

export const unreferredByAny = ({ tables }: Pick<Engine, "tables">, table: Table): readonly Condition[] =>
  [...tables.values()].flatMap((from) =>
    from.links.filter(({ target }) => target === table.name).map((link) => unreferred(from, table, link)),
  );

/** Persons whom the rows are: nobody can read any more what the trail tells of them, and nobody signs in as them. */
const forgetPersons = async (step: Step, { table, where }: OwnRows): Promise<void> => {
  const { platform, db } = step;
  if (table.resource.person?.is !== "itself") return;
  const { erasing } = rulesOf(platform, table);
  const isAccount = findIdentity(platform)?.account.resource === table.name;
  if (erasing || isAccount)
    for (const row of await readRows(db, table, whereOf([where]))) {
      await erasing?.({ ...step, table }, row);
      await shutOut(platform, db, table, row[table.key.name]);
    }
  await forgetPersonKeys(
    db,
    table.name,
    sql`select ${sql.ref(table.key.name)} as person_key from ${sql.table(table.name)} ${whereOf([where])}`,
  );
};

const forgetKeys = async ({ platform, db }: Step, { table, where }: OwnRows): Promise<void> => {
  if (findApiKeys(platform)?.keys.name !== table.name) return;
  const rows: readonly Row[] = await readRows(db, table, whereOf([where]));
  await forgetApiKeys(
    db,
    rows.map((row) => row[table.key.name]),
  );
};

/** Deletes what nothing refers to, again and again: with each row that goes, others become free. */
const deleteFree = async ({ platform, db }: Step, all: readonly OwnRows[]): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for (let gone = -1; gone !== 0;) {
    gone = 0;
    for (const { table, where } of all) {
      const conditions = [where, ...unreferredByAny(platform, table)];
      const done = await sql`delete from ${sql.table(table.name)} ${whereOf(conditions)}`.execute(db);
      const count = Number(done.numAffectedRows ?? 0n);
      gone += count;
      if (count > 0) counts.set(table.name, (counts.get(table.name) ?? 0) + count);
    }
  }
  return counts;
};

/** Answers the number of rows of each table that were deleted. The audit trail tells it. */
export const eraseOwned = async (step: Step, key: string | number): Promise<ReadonlyMap<string, number>> => {
  const { platform, db } = step;
  const all = rowsOfOwner(platform, key).filter(({ ending }) => fateOf(ending, "erase") === "erase");
  for (const own of all) {
    await forgetPersons(step, own);
    await forgetKeys(step, own);
  }
  const counts = await deleteFree(step, all);
  for (const { table, where } of all) {
    await eraseRows(step, { table, where }, (column) => isErased(column) || column.encrypted);
    const count = counts.get(table.name) ?? 0;
    if (count > 0) record(db, { is: "bulk", table, event: "del", count, facts: {} });
  }
  return counts;
};
