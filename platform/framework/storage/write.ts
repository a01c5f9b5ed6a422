// Writes rows. Each function takes the transaction it works in; who may write what is settled before it is called.
import { sql } from "kysely";
import type { GivenOf, Only, RowOf } from "./defineResource";
import type { Db, Row, Store } from "./Store";
import { byKey, oneOf, rowsOf } from "./query";
import { encodeRow, read } from "./codec";
import { insertLists, listsOf, replaceLists, withoutLists } from "./lists";
import { RowGone } from "./refused";
import { VERSION } from "./Table";
import type { Table } from "./Table";

/** Columns that the platform fills when a row is made, or each time it changes: `stamp` of the definition. */
export const stamped = (table: Table, ...moments: readonly ("created" | "changed")[]): readonly string[] =>
  table.columns.flatMap(({ name, field }) => (moments.some((moment) => moment === field.options.stamp) ? [name] : []));

const stamps = (names: readonly string[], now: number): Row => Object.fromEntries(names.map((name) => [name, now]));

/** When a row was changed last; null where that is not kept. */
export const updatedAt = (table: Table, row: Row): number | null => {
  const [moment] = stamped(table, "changed").flatMap((name) =>
    row[name] === undefined || row[name] === null ? [] : [Number(row[name])],
  );
  return moment ?? null;
};

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join("");

/** For keys that are texts and not given by people: sortable by time, like 20261121143005 and ten further digits. */
export const textKey = (now: number): string =>
  `${new Date(now * 1000).toISOString().replaceAll(/\D/g, "").slice(0, 14)}${digits(10)}`;

export const insertRow = async <Of, Given extends GivenOf<Of>>(
  db: Db,
  table: Table<Of>,
  given: Given & Only<Of, Given>,
  now: number,
): Promise<RowOf<Of>> => {
  const { name } = table.key;
  const values: Row = given;
  const generated = table.key.storage === "text" && !values[name] ? { [name]: textKey(now) } : {};
  const row = encodeRow(table, { ...stamps(stamped(table, "created", "changed"), now), ...values, ...generated });
  if (table.key.storage === "integer" && !row[name]) delete row[name];
  const stored = await db
    .insertInto(table.name)
    .values(withoutLists(table, row))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (listsOf(table).length === 0) return read(table, stored);
  await insertLists(db, table, [{ ...row, [name]: stored[name] }]);
  return whole(db, table, stored[name]);
};

const whole = async <Of>(db: Db, table: Table<Of>, key: unknown): Promise<RowOf<Of>> => {
  const row = await byKey(db, table, key);
  if (!row) throw new RowGone(table, key);
  return row;
};

/** A server's heartbeat is no new version: only what people can change makes one. */
const versioned = (table: Table, names: readonly string[], now: number, by: string | number) =>
  table.versioned && names.some((name) => table.byName.get(name)?.field.readonly === false)
    ? [
        sql`${sql.ref(VERSION.count)} = ${sql.ref(VERSION.count)} + 1`,
        sql`${sql.ref(VERSION.at)} = ${now}`,
        sql`${sql.ref(VERSION.by)} = ${String(by)}`,
      ]
    : [];

/** `by` is the key of the account that changes it; none when the platform itself does. */
export const updateRow = async <Of, Given extends GivenOf<Of>>(
  db: Db,
  table: Table<Of>,
  key: unknown,
  given: Given & Only<Of, Given>,
  now: number,
  by: string | number = "",
): Promise<RowOf<Of>> => {
  const values: Row = given;
  const row = encodeRow(table, { ...values, ...stamps(stamped(table, "changed"), now) });
  delete row[table.key.name];
  const where = sql`where ${oneOf(table.key, [key])}`;
  const changes = [
    ...Object.entries(withoutLists(table, row)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    ...versioned(table, Object.keys(row), now, by),
  ];
  if (changes.length === 0 && listsOf(table).length === 0) return whole(db, table, key);
  if (changes.length > 0) {
    const changed = sql<Row>`update ${sql.table(table.name)} set ${sql.join(changes)} ${where} returning *`;
    const [stored] = (await changed.execute(db)).rows;
    if (!stored) throw new RowGone(table, key);
    if (listsOf(table).length === 0) return read(table, stored);
  }
  await replaceLists(db, table, key, row);
  return whole(db, table, key);
};

export const deleteRows = async (db: Db, table: Table, keys: readonly unknown[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += 500)
    await sql`delete from ${sql.table(table.name)} where ${oneOf(table.key, keys.slice(start, start + 500))}`.execute(
      db,
    );
};

/** Keeps others from changing these rows, or pointing to them, until the step ends. */
export const lockRows = async (
  { engine }: Pick<Store, "engine">,
  db: Db,
  table: Table,
  rows: readonly Row[],
): Promise<void> => {
  if (engine === "sqlite") return;
  const keys = rows.map((row) => row[table.key.name]);
  // In one order, so that two who lock the same rows do not wait for each other.
  const locked =
    await sql`select 1 from ${sql.table(table.name)} where ${oneOf(table.key, keys)} order by ${sql.ref(table.key.name)} for update`.execute(
      db,
    );
  if (locked.rows.length < keys.length) throw new RowGone(table, keys);
};

/** The row as it is now, with others kept from changing it until the step ends. SQLite has one writer at a time anyway. */
export const lockedRow = async <Of>(
  { engine }: Pick<Store, "engine">,
  db: Db,
  table: Table<Of>,
  known: RowOf<Of>,
): Promise<RowOf<Of>> => {
  const row: Row = known;
  const where = sql`where ${oneOf(table.key, [row[table.key.name]])}`;
  // Others may still point to it meanwhile.
  const lock = engine === "postgres" ? sql`for no key update` : sql``;
  const [stored] = await rowsOf(db, table, sql`${where} ${lock}`);
  if (!stored) throw new RowGone(table, row[table.key.name]);
  return stored;
};
