// Keys scattered over the whole table, for engines where the next number of a sequence is a hot spot: all new rows would
// go to the machine with the highest keys (ADR 72). They are whole numbers of at most 15 digits, which JavaScript, JSON
// and spreadsheets keep exactly.
import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { DAY } from "../wire/seconds";
import type { Db, Row } from "./Store";
import type { Table } from "./Table";

/**
 * The parts of a key, highest digits first: a random shard of 15; the day, so that rows of one day are close together
 * within a shard; a random number. If a clock is wrong, rows only get another place.
 */
const SHARDS = 15;
const DAYS = 2 ** 15;
const RANDOM = 2 ** 30;
/** Keys of a sequence are lower than all scattered keys. */
export const LOWEST_RANDOM_ID = DAYS * RANDOM;

/** @param now in epoch seconds */
export const randomId = (now: number, draw: (below: number) => number = randomInt): number => {
  const day = Math.floor(now / DAY) % DAYS;
  return ((1 + draw(SHARDS)) * DAYS + day) * RANDOM + draw(RANDOM);
};

/** If a billion rows were created on one day, one attempt in sixteen finds a used key. */
const TRIES = 20;

/** Inserts a row under an unused key, and answers it as stored. */
export const insertWithRandomId = async (
  db: Db,
  table: Table,
  row: Row,
  now: number,
  draw: (now: number) => number = randomId,
): Promise<Row> => {
  const { name } = table.key;
  for (let left = TRIES; left > 0; left -= 1) {
    const stored = await db
      .insertInto(table.name)
      .values({ ...row, [name]: draw(now) })
      .onConflict((conflict) => conflict.column(name).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored !== undefined) return stored;
  }
  throw new Error(`no free key was found for a row of ${table.name}`);
};

/** Sorts rows by creation, for tables whose keys may be scattered: by time, and within a second by key. */
export const creationOrder = (table: Table, direction: "asc" | "desc" = "asc") => {
  const stamp =
    table.ids === "scattered" ? table.columns.find(({ field }) => field.options.stamp === "created") : undefined;
  const names = [...(stamp === undefined ? [] : [stamp.name]), table.key.name];
  return sql.join(names.map((name) => sql`${sql.ref(`${table.name}.${name}`)} ${sql.raw(direction)}`));
};
