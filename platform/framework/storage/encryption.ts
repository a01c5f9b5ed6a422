// The columns of the store that are encrypted now. The migration encrypts columns that become secret, and decrypts those
// that no longer are. Rotation uses the same list.
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Keyring } from "../secrets/Keyring";
import { readExistingConstraints } from "./catalog";
import { constraintsOf } from "./constraints";
import type { Db, Store } from "./Store";
import { columnPlace } from "./nameOf";
import type { Column, Table } from "./Table";
import { withoutTimeLimits } from "./tidyUp";

type Engine = Store["engine"];

export const ENCRYPTED_TABLE = "platform_encrypted";

/** An encrypted column, and the column of the key of its table. */
export interface EncryptedColumn {
  readonly of: string;
  readonly field: string;
  readonly own: string;
}

export const ensureEncrypted = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(ENCRYPTED_TABLE)} (${sql.ref("of")} text not null, field text not null, own text not null, cleaned bigint not null, primary key (${sql.ref("of")}, field))`.execute(
    db,
  );
};

export const readEncrypted = async (db: Db): Promise<readonly EncryptedColumn[]> =>
  (
    await sql<EncryptedColumn>`select ${sql.ref("of")}, field, own from ${sql.table(ENCRYPTED_TABLE)} order by 1, 2`.execute(
      db,
    )
  ).rows;

/** Notes an encrypted column of a table without a definition. */
export const recordEncryptedColumn = async (db: Db, { of, field, own }: EncryptedColumn): Promise<void> => {
  await ensureEncrypted(db);
  await sql`insert into ${sql.table(ENCRYPTED_TABLE)} (${sql.ref("of")}, field, own, cleaned) values (${of}, ${field}, ${own}, 1) on conflict do nothing`.execute(
    db,
  );
};

interface Held {
  readonly own: string | number;
  readonly held: string;
}

/** The first texts of a column whose keys come after `after` and that meet a condition. */
export const readTexts = async (
  db: Db,
  { of, field, own }: EncryptedColumn,
  condition: RawBuilder<SqlBool>,
  after: string | number | null,
  count: number,
): Promise<readonly Held[]> => {
  const [key, text] = [sql.ref(own), sql.ref(field)];
  const beyond = after === null ? sql`` : sql`and ${key} > ${after}`;
  const found =
    await sql<Held>`select ${key} as own, ${text} as held from ${sql.table(of)} where ${text} <> '' and ${condition} ${beyond} order by ${key} limit ${count}`.execute(
      db,
    );
  return found.rows;
};

/** Replaces texts of a column, except those that were changed in the meantime. Answers how many. */
export const replaceTexts = async (
  db: Db,
  { of, field, own }: EncryptedColumn,
  rows: readonly Held[],
  change: (text: string) => string,
): Promise<number> => {
  if (rows.length === 0) return 0;
  const isNumber = rows.every((row) => typeof row.own === "number");
  const values = rows.map((row) => sql`(${row.own}, ${row.held}, ${change(row.held)})`);
  const key = sql`cast(given.column1 as ${sql.raw(isNumber ? "bigint" : "text")})`;
  const [mine, text] = [sql.ref(`${of}.${own}`), sql.ref(`${of}.${field}`)];
  const done =
    await sql`update ${sql.table(of)} set ${sql.ref(field)} = given.column3 from (values ${sql.join(values)}) as given where ${mine} = ${key} and ${text} = given.column2`.execute(
      db,
    );
  return Number(done.numAffectedRows ?? 0);
};

const AT_ONCE = 500;

const changeAll = async (
  db: Db,
  column: EncryptedColumn,
  condition: RawBuilder<SqlBool>,
  change: (text: string) => string,
): Promise<void> => {
  for (let after: string | number | null = null; ;) {
    const rows: readonly Held[] = await readTexts(db, column, condition, after, AT_ONCE);
    await replaceTexts(db, column, rows, change);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.own;
  }
};

/** Encrypted texts would break the length checks of plain ones, so checks that no definition needs are dropped first. */
const dropFormerChecks = async (db: Db, table: Table): Promise<void> => {
  const wanted = new Set(constraintsOf(table).map(({ name }) => name));
  const present = (await readExistingConstraints("postgres", db)).get(table.name) ?? [];
  for (const name of present)
    if (name.startsWith("ck_") && !wanted.has(name))
      await sql`alter table ${sql.table(table.name)} drop constraint ${sql.ref(name)}`.execute(db);
};

const ANY = sql<SqlBool>`1 = 1`;

/**
 * Encrypts the columns that become secret and decrypts those that no longer are. Answers the encrypted ones. `created` are
 * new tables, which have no rows. Call it in the transaction of the migration, so that an interruption undoes everything.
 */
export const encryptColumns = async (
  engine: Engine,
  db: Db,
  keys: Keyring,
  tables: readonly Table[],
  created: ReadonlySet<Table>,
): Promise<readonly string[]> => {
  await ensureEncrypted(db);
  const encrypted: string[] = [];
  const listed = await readEncrypted(db);
  const isListed = (table: Table, { name }: Column) =>
    listed.some(({ of, field }) => of === table.name && field === name);
  for (const table of tables) {
    const added = table.encrypted.filter((column) => !isListed(table, column));
    if (engine === "postgres" && added.length > 0 && !created.has(table)) await dropFormerChecks(db, table);
    for (const { name } of added) {
      const column = { of: table.name, field: name, own: table.key.name };
      const place = columnPlace(column.of, name);
      const changed = (text: string) => (keys.isEncrypted(text) ? text : keys.encrypt(place, text));
      if (!created.has(table)) {
        await changeAll(db, column, ANY, changed);
        encrypted.push(place);
      }
      await sql`insert into ${sql.table(ENCRYPTED_TABLE)} (${sql.ref("of")}, field, own, cleaned) values (${column.of}, ${name}, ${column.own}, ${Number(created.has(table))})`.execute(
        db,
      );
    }
    for (const column of listed.filter(({ of }) => of === table.name)) {
      const present = table.byName.get(column.field);
      if (present === undefined || present.encrypted) continue;
      const place = columnPlace(column.of, column.field);
      const plain = (text: string) => (keys.isEncrypted(text) ? keys.decrypt(place, text) : text);
      if (present.storage === "text" || present.storage === "json") await changeAll(db, column, ANY, plain);
      await sql`delete from ${sql.table(ENCRYPTED_TABLE)} where ${sql.ref("of")} = ${column.of} and field = ${column.field}`.execute(
        db,
      );
    }
  }
  return encrypted;
};

/** Encrypts a renamed column again, because each encrypted text is bound to its column. */
export const moveEncrypted = async (db: Db, keys: Keyring, of: string, was: string, field: string): Promise<void> => {
  const listed = (await readEncrypted(db)).find((one) => one.of === of && one.field === was);
  if (listed === undefined) return;
  const moved = (text: string) =>
    keys.isEncrypted(text) ? keys.encrypt(columnPlace(of, field), keys.decrypt(columnPlace(of, was), text)) : text;
  await changeAll(db, { ...listed, field }, ANY, moved);
  await sql`update ${sql.table(ENCRYPTED_TABLE)} set field = ${field} where ${sql.ref("of")} = ${of} and field = ${was}`.execute(
    db,
  );
};

/**
 * Removes plain texts that are still on the disk after the migration has encrypted them: in free pages and the log of
 * SQLite, in dead rows of PostgreSQL. After an interruption, the next start does it.
 */
export const cleanEncrypted = async ({ engine, db }: Store): Promise<void> => {
  const { rows } = await sql<
    Pick<EncryptedColumn, "of">
  >`select distinct ${sql.ref("of")} from ${sql.table(ENCRYPTED_TABLE)} where cleaned = 0`.execute(db);
  if (rows.length === 0) return;
  if (engine === "postgres")
    await withoutTimeLimits(db, async (one) => {
      for (const { of } of rows) await sql`vacuum full ${sql.table(of)}`.execute(one);
    });
  else {
    await sql`vacuum`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
  await sql`update ${sql.table(ENCRYPTED_TABLE)} set cleaned = 1`.execute(db);
};
