// Creates the tables and triggers of aggregates, in the transaction of the migration. They are filled later, while the
// platform runs.
import { sql } from "kysely";
import type { Aggregate } from "../../../platform/framework/Feature";
import { readExistingColumns } from "../../../platform/framework/storage/catalog";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import type { Described } from "../../../platform/framework/storage/tableFor";
import { AGGREGATES_TABLE, readTriggers } from "../../../platform/framework/storage/triggers";
import { HOUR } from "../../../platform/framework/wire/seconds";
import { possibleAggregates } from "./Kept";
import { createAggregate, dropAggregate, triggersOf, typedState } from "./keptTables";

/** How long aggregates of another version are kept, in seconds: processes of that version may still use them. */
const KEPT = HOUR;

const ensureTable = (db: Db) =>
  sql`create table if not exists ${sql.table(AGGREGATES_TABLE)} (id text not null primary key, resource text not null, filled bigint not null, checked bigint not null, used bigint not null)`.execute(
    db,
  );

const readKnown = (db: Db) => typedState(db).selectFrom(AGGREGATES_TABLE).select(["id", "used"]).execute();

/** The message for people who upgrade, about sums that the store does not have yet. */
export const describeNewSums = async (
  { engine, db }: Pick<Store, "engine" | "db">,
  from: Pick<Described, "tables">,
  aggregates: readonly Aggregate[],
): Promise<readonly string[]> => {
  const isThere = (await readExistingColumns(engine, db, AGGREGATES_TABLE)).has(AGGREGATES_TABLE);
  const known = isThere ? await readKnown(db) : [];
  return possibleAggregates(from, aggregates)
    .filter((kept) => known.every(({ id }) => id !== kept.id))
    .map(
      ({ table, columns }) =>
        `The sums of ${table.name} are built anew, by ${columns.map(({ column }) => column.name).join(", ")}. This begins after the start; until it is done, statistics read the rows.`,
    );
};

/** Creates missing tables and triggers, and drops those that no running version needs. `now`: seconds since 1970. */
export const ensureAggregates = async (
  engine: Store["engine"],
  db: Db,
  from: Pick<Described, "tables">,
  aggregates: readonly Aggregate[],
  now: number,
): Promise<void> => {
  await ensureTable(db);
  const known = await readKnown(db);
  const triggers = new Set((await readTriggers(engine, db)).map(({ name }) => name));
  const wanted = possibleAggregates(from, aggregates);
  for (const { id, used } of known)
    if (wanted.every((one) => one.id !== id) && (engine === "sqlite" || used < now - KEPT))
      await dropAggregate(engine, db, id);
  for (const kept of wanted) {
    const isKnown = known.some(({ id }) => id === kept.id);
    if (isKnown && triggersOf(engine, kept).every((name) => triggers.has(name))) {
      await typedState(db).updateTable(AGGREGATES_TABLE).set({ used: now }).where("id", "=", kept.id).execute();
      continue;
    }
    // The aggregate lost its triggers for some time and may have missed changes, so it is filled again.
    await dropAggregate(engine, db, kept.id);
    await createAggregate(engine, db, kept);
    const added = { id: kept.id, resource: kept.table.name, filled: 0, checked: 0, used: now };
    await typedState(db).insertInto(AGGREGATES_TABLE).values(added).execute();
  }
};
