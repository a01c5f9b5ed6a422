// Who works on a job. Every statement says whose lease it relies on, so that a process that was thought dead, and is not,
// changes nothing any more.
import * as own from "../wire/ownNames";
import { sql } from "kysely";
import type { Db, Row, Store } from "../storage/Store";
import { DONE, FAILED, type Job, jobOf, JOBS, OPEN } from "./Job";

/** Seconds without a sign of life after which another may take a job over. */
export const LEASE = 15;

export interface Claim {
  /** Of this claim alone: whoever claims it later is somebody else, in the same process too. */
  readonly owner: string;
  readonly kinds: readonly string[];
  /** Jobs that this process works on already. */
  readonly except: readonly string[];
}

/** The first that is due and that nobody works on, from now on ours. */
export const claim = async (
  { db, engine }: Pick<Store, "db" | "engine">,
  { owner, kinds, except }: Claim,
  now: number,
): Promise<Job | null> => {
  const skip = engine === "postgres" ? sql`for update skip locked` : sql``;
  const due = sql`state = ${OPEN} and not_before <= ${now} and lease_until <= ${now} and kind in (${sql.join(kinds)})`;
  const others = except.length > 0 ? sql`and id not in (${sql.join(except)})` : sql``;
  const first = sql`select id from ${sql.table(JOBS)} where ${due} ${others} order by not_before, ${own.created}, id limit 1 ${skip}`;
  const { rows } =
    await sql<Row>`update ${sql.table(JOBS)} set lease_owner = ${owner}, lease_until = ${now + LEASE}, attempts = attempts + 1 where id = (${first}) and lease_until <= ${now} returning *`.execute(
      db,
    );
  return rows[0] ? jobOf(rows[0]) : null;
};

const changed = async (statement: ReturnType<typeof sql>, db: Db): Promise<boolean> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n) === 1;

const held = (owner: string, id: string) => sql`where id = ${id} and lease_owner = ${owner} and state = ${OPEN}`;

export type Change = Partial<Pick<Job, "cursor" | "done" | "total">>;

/** False when the job is no longer ours. */
export const renew = (db: Db, owner: string, id: string, now: number, change: Change = {}): Promise<boolean> => {
  const values = Object.entries(change).map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`);
  const set = sql`lease_until = ${now + LEASE}, ${own.changed} = ${now} ${values.length > 0 ? sql.join(values, sql` `) : sql``}`;
  return changed(sql`update ${sql.table(JOBS)} set ${set} ${held(owner, id)}`, db);
};

export const complete = (db: Db, owner: string, id: string, now: number, result: string): Promise<boolean> =>
  changed(
    sql`update ${sql.table(JOBS)} set state = ${DONE}, result = ${result}, reason = '', lease_until = 0, ${own.changed} = ${now} ${held(owner, id)}`,
    db,
  );

export const fail = (db: Db, owner: string, id: string, now: number, reason: string): Promise<boolean> =>
  changed(
    sql`update ${sql.table(JOBS)} set state = ${FAILED}, reason = ${reason}, lease_until = 0, ${own.changed} = ${now} ${held(owner, id)}`,
    db,
  );

/** For another try, not before a moment. */
export const postpone = (db: Db, owner: string, id: string, until: number, reason: string): Promise<boolean> =>
  changed(
    sql`update ${sql.table(JOBS)} set not_before = ${until}, reason = ${reason}, lease_owner = '', lease_until = 0 ${held(owner, id)}`,
    db,
  );

/** As if it had not been begun this time. */
export const handBack = (db: Db, owner: string, id: string): Promise<boolean> =>
  changed(
    sql`update ${sql.table(JOBS)} set lease_owner = '', lease_until = 0, attempts = attempts - 1 ${held(owner, id)}`,
    db,
  );

/** Of a store that one process has to itself: whoever held a lease when it starts is gone. */
export const freeAll = async (db: Db): Promise<void> => {
  await sql`update ${sql.table(JOBS)} set lease_until = 0 where state = ${OPEN}`.execute(db);
};
