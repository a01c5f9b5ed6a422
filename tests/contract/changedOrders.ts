// Changes orders and refunds at random, from a seed: values, owners and times, new rows and deletions.
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../platform/framework/Platform";
import { transact } from "../../platform/framework/storage/transact";

const FROM = Date.parse("2026-09-28T00:00:00Z") / 1000;
const SECONDS = 38 * 86_400;

type Sql = RawBuilder<unknown>;

/** Random numbers from 0 to 1 that depend only on a seed (mulberry32). */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const createRandomChanges = ({ store }: Pick<Platform, "store">, seed: number) => {
  const next = numbersFrom(seed);
  const pick = <Of>(of: readonly [Of, ...Of[]]): Of => of[Math.floor(next() * of.length)] ?? of[0];
  const { db } = store;
  let made = 0;

  const moment = (): number => FROM + Math.floor(next() * SECONDS);
  const oneOf = async (column: string, table: string): Promise<unknown> => {
    const { rows } = await sql<{
      found: unknown;
    }>`select ${sql.ref(column)} as found from ${sql.table(table)} order by ${sql.ref(column)}`.execute(db);
    return rows[Math.floor(next() * rows.length)]?.found ?? null;
  };
  const columns = async (table: string, but: readonly string[]): Promise<Sql> => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 1`.execute(db);
    return sql.join(
      Object.keys(rows[0] ?? {})
        .filter((name) => !but.includes(name) && !name.startsWith("gx_"))
        .map((name) => sql.ref(name)),
    );
  };

  const changes: readonly [() => Promise<Sql>, ...(() => Promise<Sql>)[]] = [
    async () =>
      sql`update "order" set order_state = ${pick([1, 2, 3, 4, 5, 6])}, price = ${Math.floor(next() * 100_000)} where order_id = ${await oneOf("order_id", "order")}`,
    async () =>
      sql`update "order" set comp_id = ${pick([await oneOf("comp_id", "company"), null])}, app_id = ${pick([await oneOf("id", "app"), null])} where order_id = ${await oneOf("order_id", "order")}`,
    async () =>
      sql`update "order" set comp_id = ${await oneOf("comp_id", "company")} where comp_id = ${await oneOf("comp_id", "company")}`,
    async () =>
      sql`update "order" set gmt_create = ${moment()}, fee_type = ${pick(["rmb", "usd", "inr"])}, pay_type = ${pick([1, 2, 3])} where order_id = ${await oneOf("order_id", "order")}`,
    async () => {
      made += 1;
      const same = await columns("order", ["order_id", "request", "gmt_create"]);
      return sql`insert into "order" (order_id, gmt_create, ${same}) select ${`CHANGED${seed}-${made}`}, cast(${moment()} as bigint), ${same} from "order" where order_id = ${await oneOf("order_id", "order")}`;
    },
    async () =>
      sql`delete from "order" where order_id like 'CHANGED%' and order_id not in (select order_id from refund where order_id is not null)`,
    async () => {
      const same = await columns("refund", ["id", "order_id", "gmt_refund", "state"]);
      return sql`insert into refund (order_id, gmt_refund, state, ${same}) select ${await oneOf("order_id", "order")}, cast(${moment()} as bigint), 2, ${same} from refund order by id limit 1`;
    },
    async () =>
      sql`update refund set state = ${pick([1, 2, 3])}, gmt_refund = ${pick([0, moment(), moment()])}, amount = amount + 17, order_id = ${await oneOf("order_id", "order")} where id = ${await oneOf("id", "refund")}`,
    async () => sql`delete from refund where id = ${await oneOf("id", "refund")} and id > 3`,
    // This changes no field that is counted.
    async () => sql`update "order" set refund_reason = 'changed'`,
  ];

  return {
    /** Moves all orders and refunds into the tested range of time. */
    spread: async (): Promise<void> => {
      await sql`update "order" set gmt_create = ${FROM} + (gmt_create * 7919) % ${SECONDS}`.execute(db);
      await sql`update refund set gmt_refund = ${FROM} + (id * 104729) % ${SECONDS} where state = 2`.execute(db);
    },
    /** Some changes in separate transactions, some together, and some rolled back. */
    make: async (count: number): Promise<void> => {
      for (let done = 0; done < count; done += 1) {
        const statements = [await pick(changes)(), await pick(changes)()];
        const isUndone = next() < 0.2;
        await transact(store, async (step) => {
          for (const statement of statements) await statement.execute(step);
          if (isUndone) throw new Error("undone");
        }).catch((error: unknown) => {
          if (!isUndone) throw error;
        });
      }
    },
  };
};
