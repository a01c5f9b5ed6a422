// The processes that serve a database now, each with the table layout that its definitions need. During an upgrade, two
// versions run at once: the migrating process checks here whether others still need the former tables.
import { sql } from "kysely";
import type { Db, Store } from "./Store";

const INSTANCES = "platform_instance";

/** Seconds without a heartbeat after which a process counts as dead, and seconds between two heartbeats. */
export const ALIVE_SECONDS = 45;
const BEAT = 5;

export interface Instance {
  readonly id: string;
  readonly layout: string;
}

/** Uses the clock of the database. By the clock of an instance, a dead process could count as alive. */
const NOW = sql`cast(extract(epoch from clock_timestamp()) as bigint)`;

export const ensureInstances = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(INSTANCES)} (id text not null primary key, layout text not null, seen bigint not null)`.execute(
    db,
  );
};

/** Stores that a process is alive, and which layout it needs. */
export const recordInstance = async (db: Db, { id, layout }: Instance): Promise<void> => {
  await sql`insert into ${sql.table(INSTANCES)} (id, layout, seen) values (${id}, ${layout}, ${NOW}) on conflict (id) do update set layout = excluded.layout, seen = excluded.seen`.execute(
    db,
  );
};

/** The other live processes that need another layout. Deletes processes that ended long ago. */
export const findOthers = async (db: Db, { id, layout }: Instance): Promise<readonly Instance[]> => {
  await sql`delete from ${sql.table(INSTANCES)} where seen < ${NOW} - ${sql.lit(ALIVE_SECONDS)}`.execute(db);
  const { rows } =
    await sql<Instance>`select id, layout from ${sql.table(INSTANCES)} where id <> ${id} and layout <> ${layout} order by id`.execute(
      db,
    );
  return rows;
};

/** Reports every few seconds that this process is alive. Call the answered function to stop. */
export const reportAlive = ({ db, engine }: Pick<Store, "db" | "engine">, instance: () => Instance) => {
  if (engine === "sqlite") return async (): Promise<void> => undefined;
  let beating: Promise<void> = Promise.resolve();
  // A failed heartbeat is ignored: the database may be unreachable for a while, and the next heartbeat comes soon.
  const beat = () => {
    beating = recordInstance(db, instance()).catch(() => undefined);
  };
  const timer = setInterval(beat, BEAT * 1000);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await beating;
    await sql`delete from ${sql.table(INSTANCES)} where id = ${instance().id}`.execute(db).catch(() => undefined);
  };
};
