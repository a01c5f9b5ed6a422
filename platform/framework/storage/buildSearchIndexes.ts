// Builds the indexes of character pairs for large tables, in the background, while others write. One process does this at
// a time. If it is killed, another one starts over a minute later.
import { sql } from "kysely";
import { deleteNote, addNote, rewriteNote } from "./bookkeeping";
import { createGramIndex, gramIndexOf } from "./grams";
import { type ExistingIndex, readSearchIndexes } from "./SearchIndexes";
import type { Db, Store } from "./Store";
import type { Table } from "./Table";
import { withoutTimeLimits } from "./tidyUp";

const NOTE = "search-indexes";
/** Seconds without a heartbeat after which a process counts as dead, and seconds between two heartbeats. */
const LEASE = 60;
const BEAT = 20;

const now = (): number => Math.floor(Date.now() / 1000);

/** The numbers of rows, as PostgreSQL last estimated them. */
const readSizes = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ name: string; rows: number }>`select c.relname as name, c.reltuples as rows
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace where n.nspname = current_schema() and c.relkind = 'r'`.execute(
    db,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, Number(count)]));
};

/** The index splits a text into characters, and only this encoding has the same characters as JavaScript. */
const isUnicode = async (db: Db): Promise<boolean> => {
  const found = await sql<{ encoding: string }>`select getdatabaseencoding() as encoding`.execute(db);
  return found.rows[0]?.encoding === "UTF8";
};

const drop = (db: Db, name: string) =>
  withoutTimeLimits(db, async (one) => {
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(one);
  });

const isFit = ({ isWhole, columns }: ExistingIndex, wanted: readonly string[]): boolean =>
  isWhole && columns.join() === wanted.join();

/** Creates and drops the indexes of these tables as needed, for tables with at least `least` rows; 0 for none. */
const bringUp = async ({ db }: Pick<Store, "db">, tables: Iterable<Table>, least: number): Promise<void> => {
  const sizes = await readSizes(db);
  const present = await readSearchIndexes(db);
  const canBe = least > 0 && (await isUnicode(db));
  for (const table of tables) {
    const there = present.filter((one) => one.table === table.name);
    const index = gramIndexOf(table);
    const fit = there.find((one) => one.name === index?.name && isFit(one, index.columns));
    // A table that became smaller keeps its index, because the index still works and may be needed again.
    const isWanted = canBe && index !== null && (fit !== undefined || (sizes.get(table.name) ?? 0) >= least);
    const stale = there.filter((one) => one !== fit || !isWanted);
    const inTheWay = stale.filter((one) => one.name === index?.name);
    for (const { name } of inTheWay) await drop(db, name);
    if (isWanted && fit === undefined)
      await withoutTimeLimits(db, async (one) => void (await createGramIndex(table, index).execute(one)));
    // The former index serves the previous version until the new one is complete.
    for (const { name } of stale.filter((one) => !inTheWay.includes(one))) await drop(db, name);
  }
};

/** Builds the indexes unless another process does. `least`: only for tables with this many rows; 0 for none. */
export const buildSearchIndexes = async (
  store: Pick<Store, "db" | "engine" | "searchIndexes">,
  tables: Iterable<Table>,
  least: number,
): Promise<void> => {
  const { db, engine, searchIndexes } = store;
  if (engine === "sqlite" || !(await addNote(db, NOTE, "", now(), LEASE))) return;
  const timer = setInterval(() => void rewriteNote(db, NOTE, "", now() + LEASE).catch(() => undefined), BEAT * 1000);
  timer.unref();
  try {
    await bringUp(store, tables, least);
  } finally {
    clearInterval(timer);
    await deleteNote(db, NOTE).catch(() => undefined);
  }
  await searchIndexes.look(db);
};
