// Reads one page of a list.
import { sql } from "kysely";
import type { ShownOf } from "./defineResource";
import { engineOf } from "./lists";
import { type Anchor, Anchors, afterAnchor, DEEP_PAGE } from "./Anchors";
import { refWithoutIndex, storedForm, type Condition, oneOf, readShownRows, sqlOf, whereOf } from "./query";
import type { Selection } from "./query";
import type { Db, Row } from "./Store";
import type { Column, Table } from "./Table";

/** If there are more rows than this, walking an index in the requested order is faster than sorting the rows. */
const MANY = 20_000;
/** Walking the index is also faster if one of this many rows matches, because the walk then skips few other rows. */
const ONE_OF = 20;
/** With fewer rows than this, sorting is always fast. */
const FEW = 1000;

/** In SQLite, the highest rowid is used as the number of rows, because it can be read without counting. */
const isBroad = async (db: Db, { name }: Table, { engine }: Selection, total: number): Promise<boolean> => {
  if (engine !== "sqlite" || total > MANY || total < FEW) return total > MANY;
  const last = await sql<{ n: number }>`select max(rowid) as n from ${sql.table(name)}`.execute(db);
  return total * ONE_OF >= Number(last.rows[0]?.n ?? 0);
};

export interface SortKey {
  readonly sort: Column;
  readonly descending: boolean;
}

export interface PageRequest extends SortKey {
  readonly offset: number;
  readonly limit: number;
  /** The sort order of rows with equal values. */
  readonly then?: readonly SortKey[];
  /** The keys of all rows of the selection, if they are known: only on SQLite, and only for few rows. */
  readonly found?: readonly unknown[] | undefined;
}

/** NULL sorts before all values. SQLite does this by default, PostgreSQL needs this clause. */
const noneFirst = (db: Db, { optional }: Column, descending: boolean) =>
  optional && engineOf(db) === "postgres" ? sql.raw(descending ? " nulls last" : " nulls first") : sql``;

/** The order by these columns, then by the key, in the direction of the last column. */
export const addKeyToOrder = (table: Table, keys: readonly SortKey[]): readonly SortKey[] => {
  const at = keys.findIndex(({ sort }) => sort.name === table.key.name);
  return at < 0 ? [...keys, { sort: table.key, descending: keys.at(-1)?.descending === true }] : keys.slice(0, at + 1);
};

/** Sorts by these columns, or in reverse. `of` is the SQL of a column. */
const orderBy = (db: Db, keys: readonly SortKey[], isReversed: boolean, of = sqlOf) =>
  sql.join(
    keys.map(({ sort, descending: declared }) => {
      const descending = declared !== isReversed;
      return sql`${of(sort)} ${sql.raw(descending ? "desc" : "asc")}${noneFirst(db, sort, descending)}`;
    }),
  );

/** The row from which a page is searched, forwards or backwards: the first, the last, or a row near the page. */
interface Way {
  readonly isReversed: boolean;
  readonly skip: number;
  readonly near: Condition | null;
}

/** The anchors of the tables of each running platform. */
const known = new WeakMap<Table, Anchors>();
const anchorsOf = (table: Table): Anchors => {
  const anchors = known.get(table) ?? new Anchors();
  known.set(table, anchors);
  return anchors;
};

/** Whether one row comparison covers all sort columns: they are never NULL and have the same direction. */
const isComparable = (keys: readonly SortKey[]): boolean =>
  keys.every(({ sort, descending }) => !sort.optional && sort.storage !== "json" && descending === keys[0]?.descending);

const listOf = (selection: Selection, keys: readonly SortKey[]): string =>
  `${selection.identity}:${keys.map(({ sort, descending }) => `${sort.name}${descending ? "-" : "+"}`).join()}`;

/** The start from which the fewest rows must be skipped. */
const wayTo = (
  table: Table,
  selection: Selection,
  keys: readonly SortKey[],
  total: number,
  { offset, limit }: PageRequest,
): Way => {
  const isNearerEnd = offset > total / 2;
  const skip = isNearerEnd ? total - offset - limit : offset;
  const from: Way = { isReversed: isNearerEnd, skip, near: null };
  if (skip < DEEP_PAGE || !isComparable(keys)) return from;
  const anchor = anchorsOf(table).nearest(listOf(selection, keys), offset, limit);
  if (anchor === null) return from;
  const isBefore = anchor.place < offset;
  const between = isBefore ? offset - anchor.place - 1 : anchor.place - offset - limit;
  if (between >= skip) return from;
  const columns = keys.map(({ sort }) => sort);
  const near = afterAnchor(columns, anchor, isBefore === (keys[0]?.descending === false));
  return { isReversed: !isBefore, skip: between, near };
};

const keepEnds = (table: Table, list: string, keys: readonly SortKey[], offset: number, rows: readonly Row[]): void => {
  const ends = [...new Set([0, rows.length - 1])];
  const anchors = ends.flatMap((at): Anchor[] => {
    const values = keys.flatMap(({ sort }) => storedForm(sort, rows[at]?.[sort.name]) ?? []);
    return values.length === keys.length ? [{ place: offset + at, values }] : [];
  });
  anchorsOf(table).keep(list, anchors);
};

/**
 * First finds the keys of the page in an index, and then reads only these rows. So a deep page costs little more than
 * the first page. The search for a page in the second half starts at the end, and the search for a page near a recently
 * read page starts there. `total` may be infinite, if it is unknown. Secrets are left out.
 */
export const readPage = async <Of>(
  db: Db,
  table: Table<Of>,
  selection: Selection,
  total: number,
  asked: PageRequest,
): Promise<ShownOf<Of>[]> => {
  const limit = Math.min(asked.limit, total - asked.offset);
  if (limit <= 0) return [];
  const keys = addKeyToOrder(table, [asked, ...(asked.then ?? [])]);
  const { isReversed, skip, near } = wayTo(table, selection, keys, total, { ...asked, limit });
  const from = sql.table(table.name);
  if (asked.found !== undefined) {
    const aside = (column: Column) => refWithoutIndex(selection.engine, column);
    const these = whereOf([oneOf(table.key, asked.found), ...selection.conditions]);
    const order = orderBy(db, keys, false, aside);
    return readShownRows(db, table, sql`${these} order by ${order} limit ${limit} offset ${asked.offset}`);
  }
  const some = (await isBroad(db, table, selection, total)) ? selection.broad(asked.sort) : selection.conditions;
  const conditions = near === null ? some : [...some, near];
  const found = sql`select ${sql.ref(table.key.name)} from ${from} ${whereOf(conditions)} order by ${orderBy(db, keys, isReversed)} limit ${limit} offset ${skip}`;
  const rows = await readShownRows(
    db,
    table,
    sql`where ${sql.ref(table.key.name)} in (${found}) order by ${orderBy(db, keys, false)}`,
  );
  if (asked.offset >= DEEP_PAGE && rows.length > 0 && isComparable(keys))
    keepEnds(table, listOf(selection, keys), keys, asked.offset, rows);
  return rows;
};
