// A file the platform writes while the one who asked goes on. Kept in the store, so that it survives a restart and is seen
// by every process on one database. Imports are records of their definitions: importRecords.ts.
import { sql } from "kysely";
import type { Db, Row } from "../storage/Store";

export const TASKS = "platform_export";

/** Download tasks: processing, failed, completed. */
export const PROCESSING = 1;
export const FAILED = 2;
export const COMPLETED = 3;

/** Seconds a finished task and its file are kept. */
export const KEPT = 7 * 24 * 3600;

export interface Task {
  readonly id: string;
  readonly resource: string;
  readonly account: string;
  readonly name: string;
  readonly state: number;
  readonly done: number;
  readonly total: number;
  /** How it was asked for, as JSON. */
  readonly params: string;
  /** Name of its file; "" when there is none. */
  readonly file: string;
  readonly size: number;
  /** Why it failed, as a code of the wire: `500`, `500.disk`; "" while it did not. */
  readonly reason: string;
  readonly gmt_create: number;
  readonly gmt_update: number;
}

const NUMBERS = "state done total size gmt_create gmt_update".split(" ");
const TEXTS = "resource account name params file reason".split(" ");

export const ensureTasks = async (db: Db): Promise<void> => {
  const columns = [
    ...TEXTS.map((name) => `${name} text not null`),
    ...NUMBERS.map((name) => `${name} bigint not null`),
  ];
  await sql`create table if not exists ${sql.table(TASKS)} (id text not null primary key, ${sql.raw(columns.join(", "))})`.execute(
    db,
  );
  await sql`create index if not exists ix_platform_export on ${sql.table(TASKS)} (account, resource)`.execute(db);
};

const text = (row: Row, name: string): string => String(row[name] ?? "");
const number = (row: Row, name: string): number => Number(row[name] ?? 0);

const taskOf = (row: Row): Task => ({
  id: text(row, "id"),
  resource: text(row, "resource"),
  account: text(row, "account"),
  name: text(row, "name"),
  state: number(row, "state"),
  done: number(row, "done"),
  total: number(row, "total"),
  params: text(row, "params"),
  file: text(row, "file"),
  size: number(row, "size"),
  reason: text(row, "reason"),
  gmt_create: number(row, "gmt_create"),
  gmt_update: number(row, "gmt_update"),
});

export const insertTask = async (db: Db, task: Task): Promise<void> => {
  await db
    .insertInto(TASKS)
    .values({ ...task })
    .execute();
};

export const changeTask = async (db: Db, id: string, values: Partial<Task>): Promise<void> => {
  await db.updateTable(TASKS).set(values).where("id", "=", id).execute();
};

export const findTask = async (db: Db, id: string): Promise<Task | null> => {
  const row = await db.selectFrom(TASKS).selectAll().where("id", "=", id).executeTakeFirst();
  return row ? taskOf(row) : null;
};

export type Owned = Pick<Task, "account" | "resource">;

/** The newest first. */
export const tasksOf = async (db: Db, { account, resource }: Owned): Promise<readonly Task[]> => {
  const rows = await db
    .selectFrom(TASKS)
    .selectAll()
    .where("account", "=", account)
    .where("resource", "=", resource)
    .orderBy("gmt_create", "desc")
    .orderBy("id")
    .execute();
  return rows.map(taskOf);
};

/** Tasks that nobody has worked on since `before`. */
export const stalledTasks = async (db: Db, before: number): Promise<readonly Task[]> => {
  const rows = await db
    .selectFrom(TASKS)
    .selectAll()
    .where("state", "=", PROCESSING)
    .where("gmt_update", "<=", before)
    .execute();
  return rows.map(taskOf);
};

/** Takes away what is older than it is kept, and answers whose files go with it. */
export const forgetOldTasks = async (db: Db, now: number): Promise<readonly string[]> => {
  const gone = await db
    .deleteFrom(TASKS)
    .where("gmt_update", "<=", now - KEPT)
    .returning("id")
    .execute();
  return gone.map((row) => text(row, "id"));
};
