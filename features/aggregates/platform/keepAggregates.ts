// Maintains the aggregates while the platform runs. It fills new aggregates, adds changes to blocks, and once a week
// compares all of them with the rows that they count. Every instance does this; a lock lets only one at a time work.
import { sql } from "kysely";
import type { Aggregate } from "../../../platform/framework/Feature";
import { logFailure } from "../../../platform/framework/queue/failures";
import { createPauses } from "../../../platform/framework/queue/rester";
import type { Row, Store } from "../../../platform/framework/storage/Store";
import type { Described } from "../../../platform/framework/storage/tableFor";
import { AGGREGATES_TABLE } from "../../../platform/framework/storage/triggers";
import { DAY, MINUTE } from "../../../platform/framework/wire/seconds";
import { type AggregateTables, possibleAggregates } from "./Kept";
import { addChangesToBlocks } from "./addChangesToBlocks";
import { FILLED_COMPLETELY, type AggregateState, typedState } from "./keptTables";
import { reconcile } from "./reconcile";

/** Milliseconds between two checks for changes. */
const LOOK = 5000;
const CHECK = 7 * DAY;
/**
 * If a step took fewer milliseconds than the first number, the next step is longer. If it took more than the second,
 * the next step is shorter.
 */
const [SHORT, LONG] = [60, 250];

export interface AggregateUpkeep extends Pick<Described, "tables"> {
  readonly store: Store;
  /** Seconds since 1970. */
  now(): number;
}

const readState = async ({ db }: Pick<Store, "db">, { id }: AggregateTables): Promise<AggregateState | null> =>
  (await typedState(db).selectFrom(AGGREGATES_TABLE).selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

const writeState = async ({ db }: Store, { id }: AggregateTables, state: Partial<AggregateState>): Promise<void> => {
  await typedState(db).updateTable(AGGREGATES_TABLE).set(state).where("id", "=", id).execute();
};

/** Whether sums can be read, because the aggregate has been compared with all rows. */
export const isAggregateFilled = async (store: Pick<Store, "db">, kept: AggregateTables): Promise<boolean> =>
  (await readState(store, kept))?.filled === FILLED_COMPLETELY;

/** The time of the first row at or after `begin`; null if there is none. */
const firstFrom = async (
  { store }: AggregateUpkeep,
  { table, moment }: AggregateTables,
  begin: number,
): Promise<number | null> => {
  const own = sql.ref(moment.name);
  const { rows } =
    await sql<Row>`select min(${own}) as first from ${sql.table(table.name)} where ${own} >= ${begin}`.execute(
      store.db,
    );
  const first = rows[0]?.first ?? null;
  return first === null ? null : Number(first);
};

/** Compares all rows from `begin` on, in short steps. Answers the number of groups that differed. */
const compareFrom = async (
  keeping: AggregateUpkeep,
  kept: AggregateTables,
  begin: number,
  isEnding: () => boolean,
): Promise<number> => {
  const rest = createPauses(keeping.store);
  let [at, length, differing] = [begin, DAY, 0];
  while (at < FILLED_COMPLETELY && !isEnding()) {
    const first = await firstFrom(keeping, kept, at);
    const end = first === null ? FILLED_COMPLETELY : first - (first % DAY) + length;
    const began = performance.now();
    const { rows, blocks } = await reconcile(keeping.store, kept, { begin: at, end });
    differing += rows + blocks;
    const took = performance.now() - began;
    length = took < SHORT ? length * 2 : took > LONG ? Math.max(DAY, Math.floor(length / 2 / DAY) * DAY) : length;
    at = end;
    await rest();
  }
  return differing;
};

/** Compares an aggregate with its rows, corrects it and logs this. Answers the number of groups that differed. */
export const checkAggregate = async (
  keeping: AggregateUpkeep,
  kept: AggregateTables,
  isEnding: () => boolean = () => false,
): Promise<number> => {
  const differing = await compareFrom(keeping, kept, 0, isEnding);
  if (differing > 0)
    console.warn(`Sums of ${kept.table.name} differed from its rows in ${differing} groups. They are corrected.`);
  if (!isEnding()) await writeState(keeping.store, kept, { checked: keeping.now() });
  return differing;
};

const careFor = async (keeping: AggregateUpkeep, kept: AggregateTables, isEnding: () => boolean): Promise<void> => {
  const now = keeping.now();
  const state = await readState(keeping.store, kept);
  if (state === null) return;
  if (state.used < now - MINUTE) await writeState(keeping.store, kept, { used: now });
  if (state.filled < FILLED_COMPLETELY) {
    await compareFrom(keeping, kept, state.filled, isEnding);
    if (!isEnding()) await writeState(keeping.store, kept, { checked: now });
  } else if (state.checked < now - CHECK) await checkAggregate(keeping, kept, isEnding);
  const rest = createPauses(keeping.store);
  while (!isEnding() && (await addChangesToBlocks(keeping.store, kept)) > 0) await rest();
};

/** Does all work that is due, once. */
export const runAggregateUpkeep = async (
  keeping: AggregateUpkeep,
  aggregates: readonly Aggregate[],
  isEnding: () => boolean = () => false,
): Promise<void> => {
  for (const kept of possibleAggregates(keeping, aggregates)) if (!isEnding()) await careFor(keeping, kept, isEnding);
};

/** Does all due work every few seconds. Answers the function that ends this. */
export const startAggregateUpkeep = (
  keeping: () => AggregateUpkeep,
  aggregates: readonly Aggregate[],
): (() => Promise<void>) => {
  let isEnding = false;
  let caring: Promise<void> | null = null;
  const look = () => {
    caring ??= runAggregateUpkeep(keeping(), aggregates, () => isEnding)
      .catch(logFailure)
      .finally(() => {
        caring = null;
      });
  };
  if (aggregates.length === 0) return async () => undefined;
  const timer = setInterval(look, LOOK);
  timer.unref();
  look();
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await caring;
  };
};
