// Erases personal data in rows. The rows stay, because money, devices and orders refer to them.
import { sql } from "kysely";
import { deleteBrowsersOf } from "../access/browsers";
import { removeFactors } from "../access/Factor";
import { findIdentity } from "../access/identity";
import type { Engine, Step } from "../records/Engine";
import { encodeStored } from "../storage/codec";
import type { Db } from "../storage/Store";
import { type Column, type Table, VERSION } from "../storage/Table";
import type { Condition } from "../storage/query";

/** Replaces a text that must not be empty, because it names the record or is required. */
const MARK = "erased-";

/** The rows of a table that a condition finds. */
export interface FoundRows {
  readonly table: Table;
  readonly where: Condition;
}

export const isErased = ({ field }: Column): boolean => field.personal !== null;

/** The SQL value of an erased field. It contains the key of the row if it must be unique. */
const erasedValue = (table: Table, column: Column) => {
  const isNeeded = column.field.required || column.name === table.resource.title;
  if (!isNeeded || column.encrypted) return sql`${encodeStored(table, column, "")}`;
  return sql`${MARK} || ${sql.ref(table.key.name)}`;
};

/** Empties the personal fields of rows, or the fields that `isEmptied` chooses. Answers the number of rows. */
export const eraseRows = async (
  { db, caller, now }: Step,
  { table, where }: FoundRows,
  isEmptied = isErased,
): Promise<number> => {
  const changes = table.columns
    .filter(isEmptied)
    .map((column) => sql`${sql.ref(column.name)} = ${erasedValue(table, column)}`);
  if (changes.length === 0) return 0;
  // The new version makes the platform refuse forms that are open, so that nobody stores erased values again.
  if (table.versioned)
    changes.push(
      sql`${sql.ref(VERSION.count)} = ${sql.ref(VERSION.count)} + 1`,
      sql`${sql.ref(VERSION.at)} = ${now}`,
      sql`${sql.ref(VERSION.by)} = ${String(caller.key)}`,
    );
  const done = await sql`update ${sql.table(table.name)} set ${sql.join(changes)} where ${where}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};

/** Ensures that nobody can sign in as the person: removes password and sessions, and disables the account. */
export const disableSignIn = async (platform: Engine, db: Db, table: Table, key: unknown): Promise<void> => {
  const secrets = table.columns.filter(({ secret }) => secret);
  const account = findIdentity(platform)?.account;
  const isAccount = account?.resource === table.name;
  const disabled = isAccount
    ? Object.entries(account.disabled).flatMap(([name, [value]]) => (value === undefined ? [] : [{ name, value }]))
    : [];
  const changes = [
    ...secrets.map((column) => sql`${sql.ref(column.name)} = ${encodeStored(table, column, "")}`),
    ...disabled.map(({ name, value }) => sql`${sql.ref(name)} = ${value}`),
  ];
  if (changes.length > 0)
    await sql`update ${sql.table(table.name)} set ${sql.join(changes)} where ${sql.ref(table.key.name)} = ${key}`.execute(
      db,
    );
  if (!isAccount) return;
  await removeFactors(platform, db, String(key));
  await deleteBrowsersOf(db, String(key));
  for (const { forgetAccount } of platform.featureRows) await forgetAccount?.(db, key);
};
