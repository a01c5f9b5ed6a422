// Collects all data of one person: records about the person, other records that refer to the person, subjects at
// identity providers, and entries of the audit trail about and by the person.
import { sql } from "kysely";
import { findIdentity } from "../../../platform/framework/access/identity";
import type { Caller } from "../../../platform/framework/access/Caller";
import type { Engine } from "../../../platform/framework/records/Engine";
import { filterReached } from "../../../platform/framework/records/scope";
import { decodeRow } from "../../../platform/framework/storage/codec";
import { creationOrder } from "../../../platform/framework/storage/ids";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import { oneOf, readShownRows } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { columnFor } from "../../../platform/framework/storage/tableFor";
import { stampNames } from "../../../platform/framework/storage/write";
import { decryptEntries } from "../../../platform/framework/trail/personal";
import { type PersonalRows, personalRowsOf, rowsMentioning } from "./belonging";
import type { Table } from "../../../platform/framework/storage/Table";

/** The maximum number of rows of one kind in the file. The latest come first. */
const MOST = 10_000;

const readLatest = async ({ store }: Engine, { table, where }: PersonalRows): Promise<readonly Row[]> =>
  readShownRows(store.db, table, sql`where ${where} order by ${creationOrder(table, "desc")} limit ${MOST}`);

/** The fields that identify a record which only refers to the person. Its other fields are about something else. */
const mentionIn = (table: Table, of: Table, data: Row): Row => {
  const links = table.columns.filter(({ field }) => field.options.to === of.name).map(({ name }) => name);
  const names = new Set([table.key.name, ...links, ...stampNames(table, "created", "changed")]);
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)));
};

const without = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

const isAccount = (platform: Engine, { name }: Table): boolean => findIdentity(platform)?.account.resource === name;

const entriesAbout = async (platform: Engine, of: Table, key: unknown): Promise<readonly Row[]> => {
  const { trail } = platform.model;
  const table = platform.tables.get(trail?.resource ?? "");
  if (trail === null || table === undefined) return [];
  const column = (name: string) => columnFor<unknown>(table, name);
  const about = sql<boolean>`(${oneOf(column(trail.of), [of.name])} and ${oneOf(column(trail.record), [String(key)])})`;
  const where = isAccount(platform, of) ? sql<boolean>`(${about} or ${oneOf(column(trail.account), [key])})` : about;
  const rows = await decryptEntries(platform, table, await readLatest(platform, { table, where }));
  return rows.map((row) => {
    const isAbout = row[trail.of] === of.name && String(row[trail.record]) === String(key);
    const decoded = { ...decodeRow(table, row), [trail.changes]: parseStored(row[trail.changes]) ?? [] };
    // A change that the person made may be about other people, or about records that the caller does not reach. Its
    // values are then left out.
    return isAbout ? decoded : without(decoded, [trail.changes, trail.title]);
  });
};

const rowsOfFeatures = async ({ featureRows, store }: Engine, key: unknown): Promise<Row> => {
  const taken: Row = {};
  for (const { takeOut: take } of featureRows) Object.assign(taken, await take?.(store.db, key));
  return taken;
};

/** Lists the rows that the caller reaches, and counts the others. */
export const exportPerson = async (platform: Engine, caller: Caller, of: Table, key: unknown): Promise<Row> => {
  const from = { platform, db: platform.store.db };
  const records: Record<string, readonly Row[]> = {};
  const mentions: Record<string, readonly Row[]> = {};
  let beyond = 0;
  const read = async (belonging: PersonalRows): Promise<readonly Row[]> => {
    const rows = await readLatest(platform, belonging);
    const reached = new Set(await filterReached(from, belonging.table, caller, rows));
    beyond += rows.length - reached.size;
    return rows.filter((row) => reached.has(row)).map((row) => decodeRow(belonging.table, row));
  };
  for (const belonging of personalRowsOf(platform, of, key)) {
    const rows = await read(belonging);
    if (rows.length > 0) records[belonging.table.name] = rows;
  }
  for (const belonging of rowsMentioning(platform, of, key)) {
    const rows = await read(belonging);
    if (rows.length > 0) mentions[belonging.table.name] = rows.map((row) => mentionIn(belonging.table, of, row));
  }
  return {
    person: { resource: of.name, key },
    made_at: new Date(platform.now() * 1000).toISOString(),
    records,
    mentions,
    ...(isAccount(platform, of) && (await rowsOfFeatures(platform, key))),
    audit_trail: await entriesAbout(platform, of, key),
    out_of_reach: beyond,
  };
};
