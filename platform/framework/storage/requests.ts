// Keeps the answers to requests with an id for one day. A request that arrives twice is not executed again.
import { sql } from "kysely";
import * as own from "../wire/ownNames";
import type { Db } from "./Store";
import { DAY } from "../wire/seconds";

const REQUESTS = "platform_request";

export const ensureRequests = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(REQUESTS)} (id text not null primary key, body text not null, answer text not null, ${own.expiresColumn} bigint not null)`.execute(
    db,
  );
  await sql`create index if not exists ix_platform_request on ${sql.table(REQUESTS)} (${own.expiresColumn})`.execute(
    db,
  );
};

export interface RequestAnswer {
  readonly body: string;
  readonly answer: string;
}

/**
 * Claims the id of a request. Answers null if it is new, otherwise the body and answer of the first request with this id.
 * If the transaction of that request is still open, the insert waits for its end. `now` is in epoch seconds.
 */
export const claimRequest = async (db: Db, id: string, body: string, now: number): Promise<RequestAnswer | null> => {
  const values = sql`(${id}, ${body}, '', ${now + DAY})`;
  const claiming = sql`insert into ${sql.table(REQUESTS)} (id, body, answer, ${own.expiresColumn}) values ${values} on conflict (id) do update set body = excluded.body, answer = excluded.answer, ${own.expiresColumn} = excluded.${own.expiresColumn} where ${sql.table(REQUESTS)}.${own.expiresColumn} <= ${now}`;
  const claimed = await claiming.execute(db);
  if (claimed.numAffectedRows === 1n) return null;
  const { rows } = await sql<RequestAnswer>`select body, answer from ${sql.table(REQUESTS)} where id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Stores the answer of a claimed request. Call it in the transaction that claimed it. */
export const storeAnswer = async (db: Db, id: string, answer: string): Promise<void> => {
  await sql`update ${sql.table(REQUESTS)} set answer = ${answer} where id = ${id}`.execute(db);
};

/** Deletes the expired answers. `now` is in epoch seconds. */
export const deleteExpiredAnswers = async (db: Db, now: number): Promise<void> => {
  await sql`delete from ${sql.table(REQUESTS)} where ${own.expiresColumn} <= ${now}`.execute(db);
};
