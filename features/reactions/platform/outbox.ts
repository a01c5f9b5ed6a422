// The table into which the triggers write: a row for each record that began to meet the condition of a reaction. It is
// moved to the queue within about a second.
import { sql } from "kysely";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Db, Row, Store } from "../../../platform/framework/storage/Store";
import type { ReactionEvent } from "./Reacting";

export const OUTBOX_TABLE = "platform_reaction";
/** The number of rows that are moved in one transaction. */
export const BATCH_SIZE = 100;

export const ensureOutbox = async (engine: Store["engine"], db: Db): Promise<void> => {
  const id = sql.raw(engine === "sqlite" ? "integer primary key" : "bigint generated always as identity primary key");
  await sql`create table if not exists ${sql.table(OUTBOX_TABLE)} (id ${id}, reaction text not null, record text not null, at bigint not null)`.execute(
    db,
  );
};

/** Takes the oldest rows out of the table. Leaves other reactions to processes of other versions, until `before`. */
export const takeOldest = async (
  db: Db,
  known: readonly string[],
  before: number,
): Promise<readonly ReactionEvent[]> => {
  const oldest = sql`select id from ${sql.table(OUTBOX_TABLE)} where reaction in (${sql.join(known)}) or at < ${before} order by id limit ${sql.lit(BATCH_SIZE)}`;
  const { rows } = await sql<Row>`delete from ${sql.table(OUTBOX_TABLE)} where id in (${oldest}) returning *`.execute(
    db,
  );
  return rows
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map(({ reaction, record, at }) => ({
      reaction: String(reaction),
      record: Object(parseStored(String(record))),
      at: Number(at),
    }));
};
