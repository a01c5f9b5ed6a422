// The table of saved views. A view is private, shared within an owner, or the view with which a list opens for a role.
import { sql } from "kysely";
import { findIdentity } from "../../../platform/framework/access/identity";
import { declaredType } from "../../../platform/framework/storage/columns";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Db, Row, Store } from "../../../platform/framework/storage/Store";
import { VERSION } from "../../../platform/framework/storage/Table";
import type { Described } from "../../../platform/framework/storage/tableFor";
import * as own from "../../../platform/framework/wire/ownNames";

export const VIEWS_TABLE = "platform_view";

/** Without owners, everybody sees shared views. */
export const EVERYBODY = 0;

/**
 * Creates the table. A private view is deleted with its account, a shared view with its owner, and the view of a role
 * with the role. A shared view stays if only its author is deleted. If the console has no sign-in, there are no views
 * and no table.
 */
export const ensureViewsTable = async (engine: Store["engine"], db: Db, described: Described): Promise<void> => {
  const identity = findIdentity(described);
  if (identity === null) return;
  const { accounts, roles } = identity;
  const owners = described.tables.get(described.model.owner?.resource ?? "");
  const link = (name: string, { key, name: table }: typeof accounts, gone: string) =>
    sql`${sql.ref(name)} ${declaredType(engine, key.storage)} constraint ${sql.ref(`fk_${VIEWS_TABLE}_${name}`)} references ${sql.table(table)} (${sql.ref(key.name)}) on delete ${sql.raw(gone)}`;
  const count = (name: string) => sql`case when ${sql.ref(name)} is null then 0 else 1 end`;
  const parts = [
    sql`id text not null primary key`,
    sql`list text not null`,
    link("account", accounts, "cascade"),
    owners === undefined ? sql`owner ${declaredType(engine, "integer")}` : link("owner", owners, "cascade"),
    link("role", roles, "cascade"),
    link("author", accounts, "set null"),
    sql`name text not null`,
    sql`value text not null`,
    sql`${sql.ref(VERSION.count)} bigint not null`,
    sql`${own.createdColumn} bigint not null`,
    sql`${own.changedColumn} bigint not null`,
    sql`constraint ${sql.ref(`ck_${VIEWS_TABLE}_whose`)} check (${count("account")} + ${count("owner")} + ${count("role")} = 1)`,
    sql`constraint ${sql.ref(`ux_${VIEWS_TABLE}_account`)} unique (account, list, name)`,
    sql`constraint ${sql.ref(`ux_${VIEWS_TABLE}_owner`)} unique (owner, list, name)`,
    sql`constraint ${sql.ref(`ux_${VIEWS_TABLE}_role`)} unique (role, list)`,
  ];
  await sql`create table if not exists ${sql.table(VIEWS_TABLE)} (${sql.join(parts)})`.execute(db);
  // The deletion of an account searches by this column.
  await sql`create index if not exists ${sql.ref(`ix_${VIEWS_TABLE}_author`)} on ${sql.table(VIEWS_TABLE)} (author)`.execute(
    db,
  );
};

/** The private views of a person, for the export of personal data. */
export const exportViewsOf = async (db: Db, account: unknown): Promise<readonly Row[]> => {
  const rows = await db
    .selectFrom(VIEWS_TABLE)
    .select(["list", "name", "value"])
    .where((of) => of.or([of("account", "=", account), of("author", "=", account)]))
    .orderBy("list")
    .orderBy("name")
    .execute();
  return rows.map(({ list, name, value }) => ({ list, name, value: parseStored(value) ?? {} }));
};

/** When the data of an owner is deleted, also deletes the views shared within the owner. */
export const deleteViewsOfOwner = async (db: Db, owner: unknown): Promise<void> => {
  await db.deleteFrom(VIEWS_TABLE).where("owner", "=", owner).execute();
};

/** When a person is erased, their private views are deleted. Shared views stay, without an author. */
export const deleteViewsOf = async (db: Db, account: unknown): Promise<void> => {
  await db.deleteFrom(VIEWS_TABLE).where("account", "=", account).execute();
  await db.updateTable(VIEWS_TABLE).set({ author: null }).where("author", "=", account).execute();
};
