// A job is work that takes longer than the request that starts it. It is a row in the store. A process claims it with a
// lease and continues from its last stored step. If the process stops renewing the lease, another one claims it.
import { sql } from "kysely";
import { CHANGED, CREATED } from "../wire/ownNames";
import type { Db, Row } from "../storage/Store";

export const JOBS_TABLE = "platform_job";

/** States of a job, with the numbers that tasks have on the wire: open (waiting or running), failed, completed. */
export const OPEN = 1;
export const FAILED = 2;
export const DONE = 3;

export interface Job {
  readonly id: string;
  readonly kind: string;
  /** The key of the account that started it; "" for a job of the platform itself. */
  readonly account: string;
  /** The name of the resource that the job is about; "" for none. */
  readonly resource: string;
  readonly name: string;
  /** What the job must do, as JSON. The kind of the job knows its shape. */
  readonly payload: string;
  /** The last stored step, as JSON, from which the next run continues; "" at first. */
  readonly cursor: string;
  /** The result, as JSON; "" until the job is completed. */
  readonly result: string;
  readonly state: number;
  readonly done: number;
  readonly total: number;
  /** Why the job failed or must be tried again: a code, perhaps with a dot and a context: `500` or `500.disk`. */
  readonly reason: string;
  /** The id of the claim that holds the lease, and the end of the lease in seconds since 1970. */
  readonly lease_owner: string;
  readonly lease_until: number;
  /** The number of runs since the last progress. Runs that returned the job to the queue do not count. */
  readonly attempts: number;
  /** The earliest time for the next run, in seconds since 1970. */
  readonly not_before: number;
  /** When the job was added and last changed, in seconds since 1970. */
  readonly created: number;
  readonly changed: number;
}

const TEXTS = "kind account resource name payload cursor result reason lease_owner".split(" ");
const NUMBERS = [..."state done total lease_until attempts not_before".split(" "), CREATED, CHANGED];

export const ensureJobTable = async (db: Db): Promise<void> => {
  const columns = [
    ...TEXTS.map((name) => `${name} text not null default ''`),
    ...NUMBERS.map((name) => `${name} bigint not null default 0`),
  ].join(", ");
  await sql`create table if not exists ${sql.table(JOBS_TABLE)} (id text not null primary key, ${sql.raw(columns)})`.execute(
    db,
  );
  for (const [name, on] of [
    ["open", `state, not_before, ${CREATED}`],
    ["account", "account, resource"],
    ["age", CHANGED],
  ])
    await sql`create index if not exists ${sql.ref(`ix_${JOBS_TABLE}_${name}`)} on ${sql.table(JOBS_TABLE)} (${sql.raw(on ?? "")})`.execute(
      db,
    );
};

const text = (row: Row, name: string): string => String(row[name] ?? "");
const number = (row: Row, name: string): number => Number(row[name] ?? 0);

export const jobOf = (row: Row): Job => ({
  id: text(row, "id"),
  kind: text(row, "kind"),
  account: text(row, "account"),
  resource: text(row, "resource"),
  name: text(row, "name"),
  payload: text(row, "payload"),
  cursor: text(row, "cursor"),
  result: text(row, "result"),
  state: number(row, "state"),
  done: number(row, "done"),
  total: number(row, "total"),
  reason: text(row, "reason"),
  lease_owner: text(row, "lease_owner"),
  lease_until: number(row, "lease_until"),
  attempts: number(row, "attempts"),
  not_before: number(row, "not_before"),
  created: number(row, CREATED),
  changed: number(row, CHANGED),
});

export const findJob = async (db: Db, id: string): Promise<Job | null> => {
  const row = await db.selectFrom(JOBS_TABLE).selectAll().where("id", "=", id).executeTakeFirst();
  return row ? jobOf(row) : null;
};

export type JobOwner = Pick<Job, "account" | "resource" | "kind">;

/** The jobs of one account, resource and kind, the newest first. */
export const jobsOf = async (db: Db, { account, resource, kind }: JobOwner): Promise<readonly Job[]> => {
  const rows = await db
    .selectFrom(JOBS_TABLE)
    .selectAll()
    .where("account", "=", account)
    .where("resource", "=", resource)
    .where("kind", "=", kind)
    .orderBy(CREATED, "desc")
    .orderBy("id")
    .execute();
  return rows.map(jobOf);
};
