// Every second, instances exchange how much frequent senders have used, so that limits apply to all instances together.
// Most senders use little and are not exchanged.
import { sql } from "kysely";
import { ATTEMPTS_TABLE } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";
import * as own from "../wire/ownNames";
import { MINUTE } from "../wire/seconds";
import type { Rates } from "./Rates";
import { hashToken } from "./sessions";

/** Milliseconds between two exchanges. */
const EVERY = 1000;
/** The maximum number of senders per statement. */
const MOST = 500;

/** Adds what these senders used, and answers what is left for all instances together. Clocks may differ slightly. */
const share = async (
  db: Db,
  used: readonly { readonly place: string; readonly full: number; readonly rate: number; readonly used: number }[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  const [left, at, until] = ["tries", own.NEXT, own.EXPIRES].map((name) => sql.ref(`${ATTEMPTS_TABLE}.${name}`));
  const values = used.map(
    (one) =>
      sql`(${one.place}, cast(${one.full - one.used} as bigint), ${now}, cast(${one.rate} as bigint), ${now + 2 * MINUTE})`,
  );
  // A stored time in the future comes from an instance whose clock was ahead.
  const isAhead = sql`${at} > excluded.${own.nextColumn} + ${sql.lit(MINUTE)}`;
  const grown = sql`${left} + (case when excluded.${own.nextColumn} > ${at} then excluded.${own.nextColumn} - ${at} else 0 end) * excluded.turn`;
  const full = sql`excluded.turn * ${sql.lit(MINUTE)}`;
  const { rows } = await sql<{
    place: string;
    left: number;
  }>`insert into ${sql.table(ATTEMPTS_TABLE)} (place, tries, ${own.nextColumn}, turn, ${own.expiresColumn}) values ${sql.join(values)}
    on conflict (place) do update set
      tries = (case when ${grown} < ${full} and not (${isAhead}) then ${grown} else ${full} end) - (${full} - excluded.tries),
      ${own.nextColumn} = case when excluded.${own.nextColumn} > ${at} or ${isAhead} then excluded.${own.nextColumn} else ${at} end,
      ${own.expiresColumn} = case when excluded.${own.expiresColumn} > ${until} or ${isAhead} then excluded.${own.expiresColumn} else ${until} end
    returning place, tries as left`.execute(db);
  return new Map(rows.map((row) => [row.place, Number(row.left)]));
};

export const shareRatesOnce = async (db: Db, { shared }: Rates, now: number): Promise<void> => {
  for (const [kind, buckets] of Object.entries(shared)) {
    const much = buckets.much(now).slice(0, MOST);
    if (much.length === 0) continue;
    // Every instance uses the same order, so that two cannot deadlock.
    const senders = much
      .map((one) => ({ ...one, place: `rate:${hashToken(`${kind} ${one.key}`)}`, full: one.rate * MINUTE }))
      .toSorted((a, b) => (a.place < b.place ? -1 : 1));
    const left = await share(db, senders, now);
    for (const { key, place, left: was } of senders) buckets.share(key, now, was, left.get(place) ?? was);
  }
};

/** Exchanges limits until the answered function is called. */
export const shareRates = (db: Db, rates: Rates, now: () => number): (() => Promise<void>) => {
  let sharing: Promise<void> = Promise.resolve();
  let isSharing = false;
  const timer = setInterval(() => {
    if (isSharing) return;
    isSharing = true;
    sharing = shareRatesOnce(db, rates, now())
      .catch(console.error)
      .finally(() => {
        isSharing = false;
      });
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sharing;
  };
};
