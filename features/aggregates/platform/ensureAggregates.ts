// Creates the tables and triggers of aggregates, in the transaction of the migration. They are filled later, while the
// platform runs.
import { sql } from "kysely";
import type { Aggregate } from "../../../platform/framework/Feature";
import { readPresentColumns } from "../../../platform/framework/storage/catalog";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import type { Described } from "../../../platform/framework/storage/tableFor";
import { AGGREGATES, readTriggers } from "../../../platform/framework/storage/triggers";
import { HOUR } from "../../../platform/framework/wire/seconds";
import { keptOfAll } from "./Kept";
import { createKept, dropKept, triggersOf } from "./keptTables";

/** How long aggregates of another version are kept, in seconds: processes of that version may still use them. */
const KEPT = HOUR;

interface Known {
  readonly id: string;
  readonly used: number;
}

const ensureTable = (db: Db) =>
  sql`create table if not exists ${sql.table(AGGREGATES)} (id text not null primary key, resource text not null, filled bigint not null, checked bigint not null, used bigint not null)`.execute(
    db,
  );

/** The message for people who upgrade, about sums that the store does not have yet. */
export const describeNewSums = async (
  { engine, db }: Pick<Store, "engine" | "db">,
  from: Pick<Described, "tables">,
  aggregates: readonly Aggregate[],
): Promise<readonly string[]> => {
  const isThere = (await readPresentColumns(engine, db)).has(AGGREGATES);
  const { rows: known } = isThere
    ? await sql<Known>`select id, used from ${sql.table(AGGREGATES)}`.execute(db)
    : { rows: [] };
  return keptOfAll(from, aggregates)
    .filter((kept) => known.every(({ id }) => id !== kept.id))
    .map(
      ({ table, columns }) =>
        `The sums of ${table.name} are built anew, by ${columns.map(({ column }) => column.name).join(", ")}. This begins after the start; until it is done, statistics read the rows.`,
    );
};

/** Creates what is missing, and drops what no version needs. `now`: seconds since 1970. */
export const ensureAggregates = async (
  engine: Store["engine"],
  db: Db,
  from: Pick<Described, "tables">,
  aggregates: readonly Aggregate[],
  now: number,
): Promise<void> => {
  await ensureTable(db);
  const { rows: known } = await sql<Known>`select id, used from ${sql.table(AGGREGATES)}`.execute(db);
  const triggers = new Set((await readTriggers(engine, db)).map(({ name }) => name));
  const wanted = keptOfAll(from, aggregates);
  for (const { id, used } of known)
    if (wanted.every((one) => one.id !== id) && (engine === "sqlite" || used < now - KEPT))
      await dropKept(engine, db, id);
  for (const kept of wanted) {
    const isKnown = known.some(({ id }) => id === kept.id);
    if (isKnown && triggersOf(engine, kept).every((name) => triggers.has(name))) {
      await sql`update ${sql.table(AGGREGATES)} set used = ${now} where id = ${kept.id}`.execute(db);
      continue;
    }
    // Without its triggers, it may have missed changes.
    await dropKept(engine, db, kept.id);
    await createKept(engine, db, kept);
    await sql`insert into ${sql.table(AGGREGATES)} (id, resource, filled, checked, used) values (${kept.id}, ${kept.table.name}, 0, 0, ${now})`.execute(
      db,
    );
  }
};
