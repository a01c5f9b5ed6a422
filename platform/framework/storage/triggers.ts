// The triggers of stored sums (ADR 70) and of reactions, by the prefixes of their names. Code that changes tables drops the triggers that it
// would break. The end of the migration creates them again, and the sums are then recomputed.
import { sql } from "kysely";
import type { Db, Store } from "./Store";

export const AGGREGATES_TABLE = "platform_aggregate";
/** The prefix of the names of these triggers and of their functions. */
export const SUM_TRIGGER_PREFIX = "ag_";
export const REACTION_TRIGGER_PREFIX = "on_";

export interface Trigger {
  readonly name: string;
  /** The table whose rows it watches. */
  readonly of: string;
  /** Its SQL; on PostgreSQL, the SQL of its function. */
  readonly text: string;
}

export const readTriggers = async (engine: Store["engine"], db: Db): Promise<readonly Trigger[]> => {
  const query =
    engine === "sqlite"
      ? sql<Trigger>`select name, tbl_name as "of", sql as text from sqlite_master where type = 'trigger'`
      : sql<Trigger>`select distinct t.trigger_name as name, t.event_object_table as "of", r.routine_definition as text
          from information_schema.triggers as t join information_schema.routines as r on r.routine_name = t.trigger_name and r.routine_schema = t.trigger_schema
          where t.trigger_schema = current_schema()`;
  return (await query.execute(db)).rows.filter(({ name }) => /^(?:ag|on)_/.test(name));
};

/** Drops the chosen triggers with their functions. Their sums are no longer read, because they would be out of date. */
export const dropTriggers = async (
  engine: Store["engine"],
  db: Db,
  isChosen: (trigger: Trigger) => boolean,
): Promise<void> => {
  for (const trigger of (await readTriggers(engine, db)).filter(isChosen)) {
    const name = sql.ref(trigger.name);
    const [id = ""] = trigger.name.slice(SUM_TRIGGER_PREFIX.length).split("_");
    if (trigger.name.startsWith(SUM_TRIGGER_PREFIX))
      await sql`delete from ${sql.table(AGGREGATES_TABLE)} where id = ${id}`.execute(db);
    if (engine === "sqlite") await sql`drop trigger if exists ${name}`.execute(db);
    else {
      await sql`drop trigger if exists ${name} on ${sql.table(trigger.of)}`.execute(db);
      await sql`drop function if exists ${name}()`.execute(db);
    }
  }
};

/** The triggers that read or write a column. */
export const mentionsColumn =
  (column: string) =>
  ({ text }: Trigger): boolean =>
    text.includes(`"${column}"`);
