// Claims jobs and changes claimed ones. Every statement checks that the claim still holds the lease. So a process that
// was too slow to renew its lease cannot change a job that another process has claimed.
import * as own from "../wire/ownNames";
import { sql } from "kysely";
import type { Db, Row, Store } from "../storage/Store";
import { DONE, FAILED, type Job, jobOf, JOBS_TABLE, OPEN } from "./Job";

/**
 * The length of a lease in seconds. A job of a dead process is claimed within 15 seconds of its last renewal, because
 * clocks may differ by a second and processes look for jobs once a second.
 */
export const LEASE = 12;

export interface JobClaim {
  /** The id of a claim: random, and different for each claim, even within one process. */
  readonly owner: string;
  readonly kinds: readonly string[];
  /** Ids of the jobs that this process runs already. */
  readonly except: readonly string[];
}

/** Claims the first job that is due and has no valid lease; null if none is due. `now` is in seconds since 1970. */
export const claimJob = async (
  { db, engine }: Pick<Store, "db" | "engine">,
  { owner, kinds, except }: JobClaim,
  now: number,
): Promise<Job | null> => {
  const skip = engine === "postgres" ? sql`for update skip locked` : sql``;
  const due = sql`state = ${OPEN} and not_before <= ${now} and lease_until <= ${now} and kind in (${sql.join(kinds)})`;
  const others = except.length > 0 ? sql`and id not in (${sql.join(except)})` : sql``;
  const first = sql`select id from ${sql.table(JOBS_TABLE)} where ${due} ${others} order by not_before, ${own.createdColumn}, id limit 1 ${skip}`;
  const free = sql<Row>`update ${sql.table(JOBS_TABLE)} set lease_owner = ${owner}, lease_until = ${now + LEASE}, attempts = attempts + 1 where id = (${first}) and lease_until <= ${now} returning *`;
  const { rows } = await free.execute(db);
  return rows[0] ? jobOf(rows[0]) : null;
};

/** Runs a statement and answers whether it changed the job. */
const changesJob = async (statement: ReturnType<typeof sql>, db: Db): Promise<boolean> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n) === 1;

const whereHeld = (owner: string, id: string) => sql`where id = ${id} and lease_owner = ${owner} and state = ${OPEN}`;

export type JobChange = Partial<Pick<Job, "cursor" | "done" | "total">>;

/** Whether the change stores a new step. */
const isProgress = ({ cursor, done }: JobChange) => {
  const moved = [
    ...(cursor === undefined ? [] : [sql`cursor <> ${cursor}`]),
    ...(done === undefined ? [] : [sql`done <> ${done}`]),
  ];
  return moved.length === 0 ? null : sql.join(moved, sql` or `);
};

/** Renews the lease and stores changes. Progress resets the attempts to 0. Answers whether the claim had the lease. */
export const renewLease = (
  db: Db,
  owner: string,
  id: string,
  now: number,
  change: JobChange = {},
): Promise<boolean> => {
  const values = Object.entries(change).map(([name, value]) => sql`, ${sql.ref(name)} = ${value}`);
  const moved = isProgress(change);
  if (moved !== null) values.push(sql`, attempts = case when ${moved} then 1 else attempts end`);
  const set = sql`lease_until = ${now + LEASE}, ${own.changedColumn} = ${now} ${values.length > 0 ? sql.join(values, sql` `) : sql``}`;
  return changesJob(sql`update ${sql.table(JOBS_TABLE)} set ${set} ${whereHeld(owner, id)}`, db);
};

export const completeJob = (db: Db, owner: string, id: string, now: number, result: string): Promise<boolean> =>
  changesJob(
    sql`update ${sql.table(JOBS_TABLE)} set state = ${DONE}, result = ${result}, reason = '', lease_until = 0, ${own.changedColumn} = ${now} ${whereHeld(owner, id)}`,
    db,
  );

export const failJob = (db: Db, owner: string, id: string, now: number, reason: string): Promise<boolean> =>
  changesJob(
    sql`update ${sql.table(JOBS_TABLE)} set state = ${FAILED}, reason = ${reason}, lease_until = 0, ${own.changedColumn} = ${now} ${whereHeld(owner, id)}`,
    db,
  );

/** Ends this run. The next run does not begin before `until` (seconds since 1970). */
export const postponeJob = (
  db: Db,
  owner: string,
  id: string,
  { now, until, reason }: { readonly now: number; readonly until: number; readonly reason: string },
): Promise<boolean> =>
  changesJob(
    sql`update ${sql.table(JOBS_TABLE)} set not_before = ${until}, reason = ${reason}, lease_owner = '', lease_until = 0, ${own.changedColumn} = ${now} ${whereHeld(owner, id)}`,
    db,
  );

/** Ends this run without counting it as an attempt. */
export const handBackJob = (db: Db, owner: string, id: string): Promise<boolean> =>
  changesJob(
    sql`update ${sql.table(JOBS_TABLE)} set lease_owner = '', lease_until = 0, attempts = attempts - 1 ${whereHeld(owner, id)}`,
    db,
  );

/** Ends all leases. Only for a store that one process uses: when it starts, no job is running. */
export const endLeases = async (db: Db): Promise<void> => {
  await sql`update ${sql.table(JOBS_TABLE)} set lease_until = 0 where state = ${OPEN}`.execute(db);
};
