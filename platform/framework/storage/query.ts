// Reads rows. Filters have the wire format: a value by field name, an array for "one of", `_begin` and `_end` for ranges.
import { sql } from "kysely";
import type { Expression, RawBuilder, SqlBool } from "kysely";
import { emptyValueOf, encode, encodeCents, isEmpty, fillEmpty, fillShown } from "./codec";
import { derivedRef, sourceColumnsOf } from "./derived";
import { narrowByGrams } from "./grams";
import { mapInSteps } from "../wire/mapInSteps";
import { containsOneOf, wholeRow } from "./lists";
import type { GivenOf, KeyOf, WithoutOthers, RowOf, ShownOf } from "./defineResource";
import type { Db, Row, Store } from "./Store";
import type { Column, Table } from "./Table";

export type Condition = Expression<SqlBool>;

export type Ref = RawBuilder<unknown>;

export interface Selection {
  readonly conditions: readonly Condition[];
  /**
   * The same conditions, for a selection of many rows sorted by a column. SQLite then walks the index of that column,
   * instead of using another index and sorting all rows.
   */
  readonly broad: (sort: Column) => readonly Condition[];
  readonly engine: Store["engine"];
  /** Names of the fields in the conditions. Only an update of one of them changes the count. */
  readonly fields: readonly string[];
  /** Fields of other tables on which the conditions depend. */
  readonly elsewhere: readonly { readonly table: string; readonly field: string }[];
  /** Equal for equal selections. The cache of counts uses it as the key. */
  readonly identity: string;
}

export const sqlOf = (column: Column): Ref => (column.derive.length === 0 ? sql.ref(column.name) : derivedRef(column));
/** The unary plus keeps SQLite from using an index of the column. PostgreSQL chooses well by its statistics. */
export const refWithoutIndex = (engine: Store["engine"], column: Column): Ref =>
  engine === "sqlite" ? sql`+${sqlOf(column)}` : sqlOf(column);

export const NEVER_CONDITION: Condition = sql<SqlBool>`1 = 0`;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Compares texts. Ignores the case of Latin letters. */
const isLike = (store: Store, ref: Ref, pattern: string): Condition =>
  store.engine === "sqlite"
    ? sql<SqlBool>`${ref} like ${pattern} escape '\\'`
    : sql<SqlBool>`${ref} ilike ${pattern} escape '\\'`;

export const contains = (store: Store, column: Column, text: string, ref = sqlOf(column)): Condition =>
  isLike(store, ref, `%${escapeLike(text)}%`);

export const beginsWith = (store: Store, column: Column, text: string, ref = sqlOf(column)): Condition =>
  isLike(store, ref, `${escapeLike(text)}%`);

/**
 * The value as the column stores it; undefined for a value that the column can never store.
 * @throws Error for an encrypted column: equal texts are stored differently
 */
export const storedForm = (column: Column, value: unknown): string | number | null | undefined => {
  if (column.encrypted && !isEmpty(value)) throw new Error(`no row can be found by ${column.name}: it is encrypted`);
  if (column.optional && isEmpty(value)) return null;
  if (column.storage === "cents") return encodeCents(value) ?? undefined;
  if (column.storage === "text" || column.storage === "json")
    return typeof value === "object" ? undefined : encode(column, value);
  const number = comparableNumber(column.storage, value);
  return column.optional && number === 0 ? null : number;
};

const comparableNumber = (storage: Column["storage"], value: unknown): number | undefined => {
  const number =
    typeof value === "boolean"
      ? Number(value)
      : typeof value === "string" && value.trim() !== ""
        ? Number(value)
        : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return undefined;
  return storage === "integer" && !Number.isSafeInteger(number) ? undefined : number;
};

export const oneOf = (column: Column, values: readonly unknown[], ref = sqlOf(column)): Condition => {
  const known = [...new Set(values.map((value) => storedForm(column, value)).filter((value) => value !== undefined))];
  const found = known.filter((value) => value !== null);
  const none = known.length > found.length ? [sql<SqlBool>`${ref} is null`] : [];
  const [only] = found;
  const some =
    found.length === 0
      ? []
      : [found.length === 1 ? sql<SqlBool>`${ref} = ${only}` : sql<SqlBool>`${ref} in (${sql.join(found)})`];
  const [first, second] = [...some, ...none];
  if (first === undefined) return NEVER_CONDITION;
  return second === undefined ? first : sql<SqlBool>`(${first} or ${second})`;
};

/** Nests the conditions as a balanced tree, because SQLite limits the depth of an expression to 1000. */
const anyOf = (conditions: readonly Condition[]): Condition => {
  const [only = NEVER_CONDITION] = conditions;
  if (conditions.length <= 1) return only;
  const half = Math.ceil(conditions.length / 2);
  return sql<SqlBool>`(${anyOf(conditions.slice(0, half))} or ${anyOf(conditions.slice(half))})`;
};

// For a list stored as JSON text: finds the value 1 in `[1,12]` and in `[1]`, but not in `[12]`.
const holds = (column: Column, value: unknown): Condition => {
  const text = escapeLike(JSON.stringify(value));
  const ref = sql.ref(column.name);
  const shapes = [`[${text}]`, `[${text},%`, `%,${text},%`, `%,${text}]`];
  return anyOf(shapes.map((shape) => sql<SqlBool>`${ref} like ${shape} escape '\\'`));
};

export const compare = (
  column: Column,
  sign: "<" | ">" | ">=" | "<=",
  value: unknown,
  ref = sqlOf(column),
): Condition => {
  const limit = storedForm(column, value);
  return limit === undefined ? NEVER_CONDITION : sql<SqlBool>`${ref} ${sql.raw(sign)} ${limit}`;
};

/** Keys of other rows as a column or list stores them. */
export const comparableKeys = (column: Column, values: readonly unknown[]): readonly (string | number)[] => {
  const storage = column.field.options.type === "string" ? "text" : "integer";
  const comparableKey = (value: unknown): string | number | undefined => {
    if (storage === "integer") return comparableNumber(storage, value);
    return typeof value === "object" ? undefined : String(value);
  };
  return values.map(comparableKey).filter((value) => value !== undefined);
};

const holdsKeys = (table: Table, column: Column, values: readonly unknown[]): Condition => {
  const keys = comparableKeys(column, values);
  return keys.length === 0 ? NEVER_CONDITION : containsOneOf(table, column, keys);
};

export const conditionOf = (
  store: Store,
  table: Table,
  column: Column,
  value: unknown,
  ref = sqlOf(column),
): Condition => {
  if (column.joined !== null) return holdsKeys(table, column, [value].flat());
  if (column.wire === "list") {
    const options = Array.isArray(value) ? value : [value];
    return options.length === 0 ? NEVER_CONDITION : anyOf(options.map((one) => holds(column, one)));
  }
  if (Array.isArray(value)) return oneOf(column, value, ref);
  if (column.field.filter === "contains" && column.storage === "text" && typeof value === "string")
    return narrowByGrams(store, table, value, [column], contains(store, column, value));
  return oneOf(column, [value], ref);
};

const isAbsent = (value: unknown) => value === undefined || value === null || value === "";

/** Ignores unknown names, because an older console may send a filter that the definition no longer has. */
export const selectionOf = (store: Store, table: Table, params: Row): Selection => {
  const conditions: Condition[] = [];
  const broad: ((sort: Column) => Condition)[] = [];
  const fields: string[] = [];
  const identity: unknown[] = [];
  const add = (column: Column, mark: unknown, of: (ref: Ref) => Condition, isOnePlace = false) => {
    const condition = of(sqlOf(column));
    const aside = of(refWithoutIndex(store.engine, column));
    conditions.push(condition);
    broad.push((sort) => (isOnePlace && sort.name === column.name ? condition : aside));
    fields.push(...sourceColumnsOf(column));
    identity.push(mark);
  };
  for (const [name, value] of Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (isAbsent(value)) continue;
    const column = table.byName.get(name);
    const ranged = /^(.+)_(begin|end)$/.exec(name);
    const edge = ranged?.[1] === undefined ? undefined : table.byName.get(ranged[1]);
    if (column && !column.encrypted)
      add(column, [name, value], (ref) => conditionOf(store, table, column, value, ref), [value].flat().length === 1);
    else if (edge && !edge.encrypted && edge.wire !== "list") {
      const sign = ranged?.[2] === "begin" ? ">=" : "<=";
      add(edge, [name, value], (ref) => compare(edge, sign, value, ref), true);
    }
  }
  return {
    conditions,
    broad: (sort) => broad.map((of) => of(sort)),
    engine: store.engine,
    fields,
    elsewhere: [],
    identity: JSON.stringify(identity),
  };
};

/** Adds a condition on `column`. `condition` gets the SQL of the column; `mark` identifies it in the cache. */
export const narrowSelection = (
  selection: Selection,
  column: Column,
  condition: (ref: Ref) => Condition,
  mark: unknown,
  elsewhere: Selection["elsewhere"] = [],
): Selection => ({
  ...selection,
  conditions: [...selection.conditions, condition(sqlOf(column))],
  broad: (sort) => [...selection.broad(sort), condition(refWithoutIndex(selection.engine, column))],
  fields: [...selection.fields, ...sourceColumnsOf(column)],
  elsewhere: [...selection.elsewhere, ...elsewhere],
  identity: `${selection.identity}:${column.name}:${JSON.stringify(mark)}`,
});

export const isUnsetCondition = (column: Column, ref = sqlOf(column)): Condition =>
  sql<SqlBool>`(${ref} is null or ${ref} = ${emptyValueOf(column)})`;

export const whereOf = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

export const countRows = async (
  db: Db,
  { name }: { readonly name: string },
  { conditions }: Pick<Selection, "conditions"> = { conditions: [] },
): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.id(name)} ${whereOf(conditions)}`.execute(
    db,
  );
  return Number(rows[0]?.n ?? 0);
};

const readStored = async (db: Db, table: Table, rest: RawBuilder<unknown>): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`select ${wholeRow(db, table)} from ${sql.table(table.name)} ${rest}`.execute(db);
  for (const { name } of table.encrypted) await table.keys?.know(rows.map((row) => row[name]));
  return rows;
};

/** Reads whole rows of a table, lists included. `rest` is the SQL after the `from` clause. */
export const readRows = async <Of>(db: Db, table: Table<Of>, rest: RawBuilder<unknown>): Promise<RowOf<Of>[]> =>
  (await readStored(db, table, rest)).map((row) => fillEmpty(table, row));

/** Like `readRows`, without secrets: rows for answers need no decryption. */
export const readShownRows = async <Of>(db: Db, table: Table<Of>, rest: RawBuilder<unknown>): Promise<ShownOf<Of>[]> =>
  mapInSteps(await readStored(db, table, rest), (row) => fillShown(table, row));

/** The rows with these keys. The keys may have any type. */
export const readByKeys = async <Of>(db: Db, table: Table<Of>, keys: readonly unknown[]): Promise<RowOf<Of>[]> => {
  const rows: RowOf<Of>[] = [];
  for (let start = 0; start < keys.length; start += 500) {
    const part = keys.slice(start, start + 500);
    rows.push(...(await readRows(db, table, sql`where ${oneOf(table.key, part)}`)));
  }
  return rows;
};

export const findByKeys = <Of>(
  db: Db,
  table: Table<Of>,
  keys: readonly (KeyOf<Of> | null | undefined)[],
): Promise<RowOf<Of>[]> => readByKeys(db, table, keys);

export const findByKey = async <Of>(
  db: Db,
  table: Table<Of>,
  key: KeyOf<Of> | null | undefined,
): Promise<RowOf<Of> | null> => (await findByKeys(db, table, [key]))[0] ?? null;

export const findFirst = async <Of>(
  db: Db,
  table: Table<Of>,
  conditions: readonly Condition[],
): Promise<RowOf<Of> | null> => (await readRows(db, table, sql`${whereOf(conditions)} limit 1`))[0] ?? null;

/** A row that has all of these values; an array means "one of these". Null if there is none. */
export const findFirstOf = <Of, Given extends GivenOf<Of>>(
  db: Db,
  table: Table<Of>,
  values: Given & WithoutOthers<Of, Given>,
): Promise<RowOf<Of> | null> => {
  const given: Row = values;
  const conditions = Object.entries(given).map(([name, value]) => {
    const column = table.byName.get(name);
    return column ? oneOf(column, [value].flat()) : NEVER_CONDITION;
  });
  return findFirst(db, table, conditions);
};
