// Erases the personal data of one person: in all rows about the person, and in entries of the audit trail. It is one
// transaction, so that nothing is half erased. Rows stay, because money, devices and orders refer to them.
import { sql } from "kysely";
import { forgetBrowsersOf } from "../access/browsers";
import { removeFactors } from "../access/Factor";
import { findIdentity } from "../access/identity";
import { PREFERENCES } from "../preferences/table";
import type { Engine, Step } from "../records/Engine";
import { rulesOf } from "../records/rules";
import { encodeStored } from "../storage/codec";
import { findByKey } from "../storage/query";
import { record } from "../storage/Recorder";
import type { Db, Row } from "../storage/Store";
import { type Column, type Table, VERSION } from "../storage/Table";
import { forgetPersonKey, personName } from "../trail/personKeys";
import { type Belonging, belongingsOf } from "./belonging";

/** What stays of a text that must not be empty: it names the record, or is required. */
const MARK = "erased-";

export const isErased = ({ field }: Column): boolean => field.personal !== null;

/** The value of an erased field in SQL. The key of the row keeps unique values different. */
const erasedValue = (table: Table, column: Column) => {
  const isNeeded = column.field.required || column.name === table.resource.title;
  if (!isNeeded || column.encrypted) return sql`${encodeStored(table, column, "")}`;
  return sql`${MARK} || ${sql.ref(table.key.name)}`;
};

/** Empties the personal fields of rows, or those that `isEmptied` chooses. Answers the number of rows. */
export const eraseRows = async (
  { db, caller, now }: Step,
  { table, where }: Belonging,
  isEmptied = isErased,
): Promise<number> => {
  const changes = table.columns
    .filter(isEmptied)
    .map((column) => sql`${sql.ref(column.name)} = ${erasedValue(table, column)}`);
  if (changes.length === 0) return 0;
  // A new version refuses open forms, so that nobody stores erased values again.
  if (table.versioned)
    changes.push(
      sql`${sql.ref(VERSION.count)} = ${sql.ref(VERSION.count)} + 1`,
      sql`${sql.ref(VERSION.at)} = ${now}`,
      sql`${sql.ref(VERSION.by)} = ${String(caller.key)}`,
    );
  const done = await sql`update ${sql.table(table.name)} set ${sql.join(changes)} where ${where}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};

/** Removes password and sessions of the person and disables the account, so that nobody can sign in as the person. */
export const shutOut = async (platform: Engine, db: Db, table: Table, key: unknown): Promise<void> => {
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
  await sql`delete from ${sql.table(PREFERENCES)} where account = ${key}`.execute(db);
  for (const { forgetAccount } of platform.featureRows) await forgetAccount?.(db, key);
};

/**
 * Erases the personal data of the person that the row is. The rules for deleting the record also apply here: nobody
 * erases themselves, or somebody with more rights.
 * @throws Failure what the rules refuse
 */
export const erasePerson = async (step: Step, row: Row): Promise<Readonly<Record<string, number>>> => {
  const { platform, db, table } = step;
  const key = row[table.key.name];
  const rules = rulesOf(platform, table);
  await rules.deleting?.(step, [row]);
  await rules.erasing?.(step, row);
  const counts: Record<string, number> = {};
  // The record of the person comes last: others are found through it.
  for (const belonging of belongingsOf(platform, table, key).toReversed()) {
    const count = await eraseRows(step, belonging);
    if (count > 0) counts[belonging.table.name] = count;
  }
  await shutOut(platform, db, table, key);
  if (platform.model.trail !== null) await forgetPersonKey(db, platform.store.keys, personName(table.name, key));
  const after = (await findByKey(db, table, key)) ?? row;
  record(db, { is: "event", event: "erase", about: { table, row: after }, facts: counts });
  return counts;
};
