import { sql } from "kysely";
import { FAILED, JOBS_TABLE, OPEN } from "../../../platform/framework/queue/Job";
import * as own from "../../../platform/framework/wire/ownNames";
import type { Db, Row } from "../../../platform/framework/storage/Store";

export interface QueueFigures {
  readonly open: number;
  readonly running: number;
  readonly failed: number;
  /** Seconds that the oldest due job has waited; 0 if none is due. */
  readonly oldest: number;
}

/** The numbers of waiting, running and failed jobs. A job scheduled for later is open, but not due. `now` in seconds. */
export const readQueueFigures = async (db: Db, now: number): Promise<QueueFigures> => {
  const count = (condition: ReturnType<typeof sql>) => sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const isRunning = sql`state = ${OPEN} and lease_until > ${now}`;
  const isWaiting = sql`state = ${OPEN} and lease_until <= ${now}`;
  const isDue = sql`${isWaiting} and not_before <= ${now}`;
  const since = sql`case when not_before > ${own.createdColumn} then not_before else ${own.createdColumn} end`;
  const {
    rows: [row],
  } =
    await sql<Row>`select ${count(isWaiting)} as open, ${count(isRunning)} as running, ${count(sql`state = ${FAILED}`)} as failed, min(case when ${isDue} then ${since} end) as oldest from ${sql.table(JOBS_TABLE)} where state in (${OPEN}, ${FAILED})`.execute(
      db,
    );
  const oldest = row?.oldest ?? now;
  return {
    open: Number(row?.open ?? 0),
    running: Number(row?.running ?? 0),
    failed: Number(row?.failed ?? 0),
    oldest: Math.max(0, now - Number(oldest)),
  };
};
