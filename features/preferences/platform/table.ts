// The table of preferences: JSON values by account and name.
import { sql } from "kysely";
import { findIdentity } from "../../../platform/framework/access/identity";
import { declaredType } from "../../../platform/framework/storage/columns";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import { VERSION } from "../../../platform/framework/storage/Table";
import type { Described } from "../../../platform/framework/storage/tableFor";
import * as own from "../../../platform/framework/wire/ownNames";

export const PREFERENCES_TABLE = "platform_preference";

/** Creates the table. Preferences are deleted with their account. A console without sign-in has no such table. */
export const ensurePreferences = async (engine: Store["engine"], db: Db, described: Described): Promise<void> => {
  const identity = findIdentity(described);
  if (identity === null) return;
  const { name, key } = identity.accounts;
  const columns = [
    sql`account ${declaredType(engine, key.storage)} not null constraint ${sql.ref(`fk_${PREFERENCES_TABLE}`)} references ${sql.table(name)} (${sql.ref(key.name)}) on delete cascade`,
    sql`name text not null`,
    sql`value text not null`,
    sql`${sql.ref(VERSION.count)} bigint not null`,
    sql`${own.createdColumn} bigint not null`,
    sql`${own.changedColumn} bigint not null`,
    sql`primary key (account, name)`,
  ];
  await sql`create table if not exists ${sql.table(PREFERENCES_TABLE)} (${sql.join(columns)})`.execute(db);
};

export const deletePreferencesOf = async (db: Db, account: unknown): Promise<void> => {
  await sql`delete from ${sql.table(PREFERENCES_TABLE)} where account = ${account}`.execute(db);
};
