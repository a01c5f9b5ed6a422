// Erases the personal data of one person in all rows about the person, and in entries of the audit trail. One
// transaction does all of it. The rows stay, because money, devices and orders refer to them.
import { sql } from "kysely";
import { forgetBrowsersOf } from "../access/browsers";
import { removeFactors } from "../access/Factor";
import { findIdentity } from "../access/identity";
import type { Engine, Step } from "../records/Engine";
import { rulesOf } from "../records/rules";
import { encodeStored } from "../storage/codec";
import { findByKey } from "../storage/query";
import { record } from "../storage/Recorder";
import type { Db, Row } from "../storage/Store";
import { type Column, type Table, VERSION } from "../storage/Table";
import { forgetPersonKey, personName } from "../trail/personKeys";
import { type BelongingRows, belongingsOf } from "./belonging";

/** Replaces a text that must not be empty, because it names the record or is required. */
const MARK = "erased-";

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
  { table, where }: BelongingRows,
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
export const preventSignIn = async (platform: Engine, db: Db, table: Table, key: unknown): Promise<void> => {
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
  await forgetBrowsersOf(db, String(key));
  for (const { forgetAccount } of platform.featureRows) await forgetAccount?.(db, key);
};

/**
 * Erases the personal data of the person in this row. The rules for deleting the record apply, so nobody erases
 * themselves or somebody with more rights.
 * @throws Failure if a rule refuses it
 */
export const erasePerson = async (step: Step, row: Row): Promise<Readonly<Record<string, number>>> => {
  const { platform, db, table } = step;
  const key = row[table.key.name];
  const rules = rulesOf(platform, table);
  await rules.deleting?.(step, [row]);
  await rules.erasing?.(step, row);
  const counts: Record<string, number> = {};
  // The record of the person comes last, because the other rows are found through it.
  for (const belonging of belongingsOf(platform, table, key).toReversed()) {
    const count = await eraseRows(step, belonging);
    if (count > 0) counts[belonging.table.name] = count;
  }
  await preventSignIn(platform, db, table, key);
  if (platform.model.trail !== null) await forgetPersonKey(db, platform.store.keys, personName(table.name, key));
  const after = (await findByKey(db, table, key)) ?? row;
  record(db, { is: "event", event: "erase", about: { table, row: after }, facts: counts });
  return counts;
};
