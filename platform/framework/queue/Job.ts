// A job is work that outlives the request that asked for it: a row that whoever is alive takes up, goes on with from its last
// step, and hands back. Its lease says who works on it and until when they are believed to be alive.
import { sql } from "kysely";
import { CHANGED, CREATED } from "../wire/ownNames";
import type { Db, Row } from "../storage/Store";

export const JOBS = "platform_job";

/** As the download tasks of the wire are told: in progress (waiting or worked on), failed, completed. */
export const OPEN = 1;
export const FAILED = 2;
export const DONE = 3;

export interface Job {
  readonly id: string;
  readonly kind: string;
  /** Whose it is; "" for the platform's own. */
  readonly account: string;
  /** The definition it belongs to; "" for none. */
  readonly resource: string;
  readonly name: string;
  /** What is to be done, as JSON. */
  readonly payload: string;
  /** How far it is, as JSON: where whoever takes it up goes on. "" at the beginning. */
  readonly cursor: string;
  /** What came of it, as JSON; "" until it is done. */
  readonly result: string;
  readonly state: number;
  readonly done: number;
  readonly total: number;
  /** Why it failed, or why it waits for another try, as a code of the wire: `500`, `500.disk`. */
  readonly reason: string;
  readonly lease_owner: string;
  readonly lease_until: number;
  /** How often it was begun without being handed back. */
  readonly attempts: number;
  readonly not_before: number;
  readonly created: number;
  readonly changed: number;
}

const TEXTS = "kind account resource name payload cursor result reason lease_owner".split(" ");
const NUMBERS = [..."state done total lease_until attempts not_before".split(" "), CREATED, CHANGED];

export const ensureJobs = async (db: Db): Promise<void> => {
  const columns = [
    ...TEXTS.map((name) => `${name} text not null default ''`),
    ...NUMBERS.map((name) => `${name} bigint not null default 0`),
  ].join(", ");
  await sql`create table if not exists ${sql.table(JOBS)} (id text not null primary key, ${sql.raw(columns)})`.execute(
    db,
  );
  for (const [name, on] of [
    ["open", `state, not_before, ${CREATED}`],
    ["account", "account, resource"],
    ["age", CHANGED],
  ])
    await sql`create index if not exists ${sql.ref(`ix_${JOBS}_${name}`)} on ${sql.table(JOBS)} (${sql.raw(on ?? "")})`.execute(
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
  const row = await db.selectFrom(JOBS).selectAll().where("id", "=", id).executeTakeFirst();
  return row ? jobOf(row) : null;
};

export type Owned = Pick<Job, "account" | "resource" | "kind">;

/** The newest first. */
export const jobsOf = async (db: Db, { account, resource, kind }: Owned): Promise<readonly Job[]> => {
  const rows = await db
    .selectFrom(JOBS)
    .selectAll()
    .where("account", "=", account)
    .where("resource", "=", resource)
    .where("kind", "=", kind)
    .orderBy(CREATED, "desc")
    .orderBy("id")
    .execute();
  return rows.map(jobOf);
};
