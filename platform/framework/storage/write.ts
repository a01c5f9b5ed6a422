// Inserts, updates, deletes and locks rows. Each function works in the given transaction and checks no permissions: the
// caller has checked them.
import { sql } from "kysely";
import type { GivenOf, KeyOf, WithoutOthers, RowOf } from "./defineResource";
import type { Db, Row, Store } from "./Store";
import { findByKey, oneOf, readByKeys, readRows } from "./query";
import { encodeRow, fillEmpty } from "./codec";
import { insertWithRandomId } from "./ids";
import { insertLists, listColumns, replaceLists, withoutLists } from "./lists";
import { isRecorded, recordEntry, recordedEntries } from "./Recorder";
import { RowGone } from "./StoreRefusal";
import { VERSION } from "./Table";
import type { Table } from "./Table";
import { keyOf } from "./tableFor";

/** Names of the columns with this `stamp` in the definition, which are set when a row is created or changed. */
export const stampNames = (table: Table, ...moments: readonly ("created" | "changed")[]): readonly string[] =>
  table.columns.flatMap(({ name, field }) => (moments.some((moment) => moment === field.options.stamp) ? [name] : []));

const stamps = (names: readonly string[], now: number): Row => Object.fromEntries(names.map((name) => [name, now]));

/** The time of the last change, in epoch seconds; null if the row has no `changed` stamp. */
export const changeTime = (table: Table, row: Row): number | null => {
  const [moment] = stampNames(table, "changed").flatMap((name) =>
    row[name] === undefined || row[name] === null ? [] : [Number(row[name])],
  );
  return moment ?? null;
};

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join("");

/** A text key for a new row: the time, like 20261121143005, and ten random digits. `now` is in epoch seconds. */
export const makeTextKey = (now: number): string =>
  `${new Date(now * 1000).toISOString().replaceAll(/\D/g, "").slice(0, 14)}${digits(10)}`;

/** Inserts a row and answers it as stored. A text key that is missing is generated. `now` is in epoch seconds. */
export const insertRow = async <Of, Given extends GivenOf<Of>>(
  db: Db,
  table: Table<Of>,
  given: Given & WithoutOthers<Of, Given>,
  now: number,
): Promise<RowOf<Of>> => {
  const { name } = table.key;
  const values: Row = given;
  const generated = table.key.storage === "text" && !values[name] ? { [name]: makeTextKey(now) } : {};
  const row = encodeRow(table, { ...stamps(stampNames(table, "created", "changed"), now), ...values, ...generated });
  if (table.key.storage === "integer" && !row[name]) delete row[name];
  const own = withoutLists(table, row);
  const stored =
    table.ids === "scattered" && row[name] === undefined
      ? await insertWithRandomId(db, table, own, now)
      : await db.insertInto(table.name).values(own).returningAll().executeTakeFirstOrThrow();
  if (listColumns(table).length > 0) await insertLists(db, table, [{ ...row, [name]: stored[name] }]);
  const after = listColumns(table).length === 0 ? fillEmpty(table, stored) : await whole(db, table, stored[name]);
  recordEntry(db, { is: "row", table, before: null, after });
  return after;
};

const whole = async <Of>(db: Db, table: Table<Of>, key: unknown): Promise<RowOf<Of>> => {
  const [row] = await readByKeys(db, table, [key]);
  if (!row) throw new RowGone(table, key);
  return row;
};

/** Counts a new version only if a writable field changes. A heartbeat writes only read-only fields. */
const countVersion = (table: Table, names: readonly string[], now: number, by: string | number) =>
  table.versioned && names.some((name) => table.byName.get(name)?.field.readonly === false)
    ? [
        sql`${sql.ref(VERSION.count)} = ${sql.ref(VERSION.count)} + 1`,
        sql`${sql.ref(VERSION.at)} = ${now}`,
        sql`${sql.ref(VERSION.by)} = ${String(by)}`,
      ]
    : [];

/**
 * Updates the given fields of a row and answers the row as stored. `now` is in epoch seconds. `by` is the key of the
 * account that makes the change; "" if the platform makes it. `known` is the row, if the caller has it. The trail does
 * not read it again if it was locked in this transaction and nothing was written since. @throws RowGone when there is
 * no row with this key
 */
export const updateRow = async <Of, Given extends GivenOf<Of>>(
  db: Db,
  table: Table<Of>,
  key: KeyOf<Of>,
  given: Given & WithoutOthers<Of, Given>,
  now: number,
  by: string | number = "",
  known: Row | null = null,
): Promise<RowOf<Of>> => {
  const isFresh = known !== null && lockedIn.get(known) === db && recordedEntries(db).length === 0;
  const before = !isRecorded(db) ? null : isFresh ? known : await findByKey(db, table, key);
  const after = await writeRow(db, table, key, given, now, by);
  recordEntry(db, { is: "row", table, before, after });
  return after;
};

/**
 * Like `updateRow`, without an entry in the audit trail. For progress and the time of the last use, which the trail has
 * in the entry of the work or of the sign-in.
 */
export const noteProgress = async <Of, Given extends GivenOf<Of>>(
  db: Db,
  table: Table<Of>,
  key: KeyOf<Of>,
  given: Given & WithoutOthers<Of, Given>,
  now: number,
): Promise<RowOf<Of>> => writeRow(db, table, key, given, now, "");

/** Runs `work`, whose statements change or delete the rows with these keys, and records the changes. */
export const recordRowChanges = async <Of, Result>(
  db: Db,
  table: Table<Of>,
  keys: readonly unknown[],
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!isRecorded(db)) return work();
  const before = await readByKeys(db, table, keys);
  const result = await work();
  const later = new Map((await readByKeys(db, table, keys)).map((row) => [String(keyOf(table, row)), row]));
  for (const row of before)
    recordEntry(db, { is: "row", table, before: row, after: later.get(String(keyOf(table, row))) ?? null });
  return result;
};

const writeRow = async <Of>(
  db: Db,
  table: Table<Of>,
  key: unknown,
  values: Row,
  now: number,
  by: string | number,
): Promise<RowOf<Of>> => {
  const row = encodeRow(table, { ...values, ...stamps(stampNames(table, "changed"), now) });
  delete row[table.key.name];
  const where = sql`where ${oneOf(table.key, [key])}`;
  const changes = [
    ...Object.entries(withoutLists(table, row)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    ...countVersion(table, Object.keys(row), now, by),
  ];
  if (changes.length === 0 && listColumns(table).length === 0) return whole(db, table, key);
  if (changes.length > 0) {
    const changed = sql<Row>`update ${sql.table(table.name)} set ${sql.join(changes)} ${where} returning *`;
    const [stored] = (await changed.execute(db)).rows;
    if (!stored) throw new RowGone(table, key);
    if (listColumns(table).length === 0) return fillEmpty(table, stored);
  }
  await replaceLists(db, table, key, row);
  return whole(db, table, key);
};

export const deleteRows = async (db: Db, table: Table, keys: readonly unknown[]): Promise<void> => {
  for (let start = 0; start < keys.length; start += 500) {
    const some = keys.slice(start, start + 500);
    await recordRowChanges(db, table, some, () =>
      sql`delete from ${sql.table(table.name)} where ${oneOf(table.key, some)}`.execute(db),
    );
  }
};

/**
 * Until the transaction ends, no other transaction can change these rows or insert a reference to them.
 * @throws RowGone when one of them was deleted
 */
export const lockRows = async (
  { engine }: Pick<Store, "engine">,
  db: Db,
  table: Table,
  rows: readonly Row[],
): Promise<void> => {
  if (engine === "sqlite") return;
  const keys = rows.map((row) => row[table.key.name]);
  // Every transaction locks in the order of the keys, so that two of them cannot deadlock on the same rows.
  const locked =
    await sql`select 1 from ${sql.table(table.name)} where ${oneOf(table.key, keys)} order by ${sql.ref(table.key.name)} for update`.execute(
      db,
    );
  if (locked.rows.length < keys.length) throw new RowGone(table, keys);
};

/** The transaction that locked a row. Until its end, nobody else can change the row. */
const lockedIn = new WeakMap<Row, Db>();

/** Reads rows and locks them until the transaction ends. SQLite needs no lock, because it has one writer at a time. */
export const lockByKeys = async <Of>(
  { engine }: Pick<Store, "engine">,
  db: Db,
  table: Table<Of>,
  keys: readonly unknown[],
): Promise<RowOf<Of>[]> => {
  // Other transactions may still insert references to the row.
  const lock = engine === "postgres" ? sql`for no key update` : sql``;
  const rows = await readRows(db, table, sql`where ${oneOf(table.key, keys)} ${lock}`);
  for (const row of rows) lockedIn.set(row, db);
  return rows;
};

/** Answers the current row and locks it until the transaction ends. @throws RowGone when it was deleted */
export const lockRow = async <Of>(
  store: Pick<Store, "engine">,
  db: Db,
  table: Table<Of>,
  known: RowOf<Of>,
): Promise<RowOf<Of>> => {
  const row: Row = known;
  const key = row[table.key.name];
  const [stored] = await lockByKeys(store, db, table, [key]);
  if (!stored) throw new RowGone(table, key);
  return stored;
};

/** Like `lockRow`, for a row that was read in this transaction. In SQLite, nobody can have changed it since. */
export const lockFound = async <Of>(
  store: Pick<Store, "engine">,
  db: Db,
  table: Table<Of>,
  found: RowOf<Of>,
): Promise<RowOf<Of>> => (store.engine === "sqlite" ? found : lockRow(store, db, table, found));
