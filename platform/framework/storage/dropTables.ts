// Drops tables that the console no longer has, together with the store's notes about them. If the console later creates
// a table of the same name, that is a new table.
import { sql } from "kysely";
import { Refusal } from "../settings/Refusal";
import { isObject } from "../wire/readJson";
import { ensureBookkeeping, deleteNote } from "./bookkeeping";
import { retentionNoteName } from "./deletions";
import { ENCRYPTED_TABLE, ensureEncrypted } from "./encryption";
import { deleteLayouts } from "./layouts";
import { ensureReport, MIGRATIONS_TABLE } from "./report";
import type { Db, Store } from "./Store";

type User = Readonly<Record<"what" | "of" | "text", string>>;

/**
 * Finds what uses a table and would silently break if the engine dropped it: in SQLite every user of the table, in
 * PostgreSQL only triggers of other tables.
 */
const USERS = {
  sqlite: sql<User>`select type || ' ' || name as what, tbl_name as "of", sql as text from sqlite_master where type in ('view', 'trigger')
    union all select 'table ' || m.name, m.name, '"' || replace(f."table", '"', '""') || '"' from sqlite_master as m join pragma_foreign_key_list(m.name) as f where m.type = 'table'`,
  postgres: sql<User>`select 'trigger ' || tgname as what, relname as "of", prosrc as text from pg_trigger join pg_class as c on c.oid = tgrelid join pg_proc as p on p.oid = tgfoid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`,
};
/** The platform's own triggers do not count, because they only use columns and tables of resources. */
const OWN = /^trigger (ag|on|wt)_/;

const isNamedIn = (text: string, name: string): boolean =>
  text.includes(`"${name.replaceAll('"', '""')}"`) ||
  text.split(/[^\p{L}\p{N}_$]+/u).some((word) => word.toLowerCase() === name.toLowerCase());

/** PostgreSQL's code for a table that views or foreign keys of other tables need. */
const NEEDED = "2BP01";

const stillNeeded = (by: unknown): Refusal =>
  new Refusal(
    `Something in this store needs a table that would be dropped: ${String(by)}. Remove it first; nothing was changed.`,
  );

/** @throws Refusal if something that remains needs one of them */
export const dropTables = async (engine: Store["engine"], db: Db, names: readonly string[]): Promise<void> => {
  const user = (await USERS[engine].execute(db)).rows.find(
    ({ what, of, text }) => !OWN.test(what) && !names.includes(of) && names.some((name) => isNamedIn(text, name)),
  );
  if (user !== undefined) throw stillNeeded(user.what);
  const ids = names.map((name) => sql.id(name));
  try {
    for (const some of engine === "sqlite" ? ids : [sql.join(ids)]) await sql`drop table ${some}`.execute(db);
  } catch (error) {
    throw isObject(error) && error.code === NEEDED ? stillNeeded(error.detail) : error;
  }
  await ensureBookkeeping(engine, db);
  for (const ensure of [ensureReport, ensureEncrypted]) await ensure(db);
  const list = sql.join(names);
  await sql`delete from ${sql.table(ENCRYPTED_TABLE)} where ${sql.ref("of")} in (${list})`.execute(db);
  await sql`delete from ${sql.table(MIGRATIONS_TABLE)} where place in (${list})`.execute(db);
  for (const name of names) await deleteNote(db, retentionNoteName({ name }));
  await deleteLayouts(db, names);
};
