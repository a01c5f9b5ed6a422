// Moves the values of renamed fields (`was` in their definitions). SQLite renames the column, because no other process uses
// the file. On PostgreSQL, processes of the previous version may still run, or come back: a trigger keeps both columns
// equal until `npm run migrate -- contract` drops the former one.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { Refusal } from "../settings/Refusal";
import type { ExistingColumn, ExistingColumns } from "./catalog";
import { emptyValueOf } from "./codec";
import { declareColumn, columnTypeOf } from "./columns";
import { literal } from "./literal";
import { moveEncrypted, readEncrypted } from "./encryption";
import type { RenameBridge, Layouts } from "./layouts";
import type { Db, Row, Store } from "./Store";
import { listTable, nameOf } from "./nameOf";
import type { Column, Table } from "./Table";
import { dropTriggers, mentionsColumn } from "./triggers";

interface Rename {
  readonly table: Table;
  readonly column: Column;
  readonly was: string;
  /** The column under the former name; null for the table of a list. */
  readonly before: ExistingColumn | null;
}

/** The fields that the store has only under their former names. */
const findRenames = (tables: readonly Table[], present: ExistingColumns): readonly Rename[] =>
  tables.flatMap((table) =>
    table.columns.flatMap((column): Rename[] => {
      const { was } = column.field;
      const columns = present.get(table.name);
      if (was === null || columns === undefined || columns.has(column.name)) return [];
      if (column.joined !== null && present.has(column.joined)) return [];
      const before = columns.get(was);
      if (before !== undefined) return [{ table, column, was, before }];
      return column.joined !== null && present.has(listTable(table, was)) ? [{ table, column, was, before: null }] : [];
    }),
  );

const nameAnew = async (db: Db, { table, column, was, before }: Rename): Promise<void> => {
  if (before === null)
    await sql`alter table ${sql.table(listTable(table, was))} rename to ${sql.ref(column.joined ?? "")}`.execute(db);
  else
    await sql`alter table ${sql.table(table.name)} rename column ${sql.ref(was)} to ${sql.ref(column.name)}`.execute(
      db,
    );
};

/** Whether a trigger can keep both columns equal. */
const canBeBridged = ({ table, column, before }: Rename, isEncrypted: boolean): boolean =>
  before !== null &&
  column !== table.partitionedBy &&
  column.joined === null &&
  !isEncrypted &&
  before.type === columnTypeOf("postgres", column);

/** Adds a column with the values of the former column, and a trigger that keeps both equal. */
const bridge = async (db: Db, { table, column, was }: Rename, before: ExistingColumn): Promise<RenameBridge> => {
  const [place, own, old] = [sql.table(table.name), sql.ref(column.name), sql.ref(was)];
  const name = nameOf("wt", table.name, `${column.name}:${was}`);
  await sql`alter table ${place} add column ${declareColumn("postgres", column)}`.execute(db);
  const { rows } =
    await sql<Row>`select column_default as initial from information_schema.columns where table_schema = current_schema() and table_name = ${table.name} and column_name = ${column.name}`.execute(
      db,
    );
  // An empty value may be NULL in one column and 0 or "" in the other.
  const empty = literal(emptyValueOf(column));
  const carry = (value: RawBuilder<unknown>, isRequired: boolean) =>
    isRequired ? sql`coalesce(${value}, ${empty})` : sql`nullif(${value}, ${empty})`;
  const isRequired = !column.optional;
  await sql`update ${place} set ${own} = ${carry(old, isRequired)}`.execute(db);
  const [mine, former] = [sql`new.${own}`, sql`new.${old}`];
  const takeFormer = sql`${mine} := ${carry(former, isRequired)}`;
  const giveFormer = sql`${former} := ${carry(mine, before.required)}`;
  const isLeft = sql`${mine} is not distinct from ${sql.raw(String(rows[0]?.initial ?? "null"))}`;
  const body = sql`if tg_op = 'INSERT' then
    if ${isLeft} and ${former} is distinct from ${sql.raw(before.initial ?? "null")} then ${takeFormer};
    else ${giveFormer};
    end if;
  elsif ${mine} is distinct from old.${own} then ${giveFormer};
  elsif ${former} is distinct from old.${old} then ${takeFormer};
  end if;
  return new;`;
  await sql`create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $bridge$ begin ${body} end $bridge$`.execute(
    db,
  );
  await sql`create trigger ${sql.ref(name)} before insert or update on ${place} for each row execute function ${sql.ref(name)}()`.execute(
    db,
  );
  return { table: table.name, field: column.name, was, name };
};

/** Drops the trigger and the former column, which only processes of the previous version need. */
export const dropBridge = async (db: Db, { table, was, name }: RenameBridge): Promise<void> => {
  await dropTriggers("postgres", db, mentionsColumn(was));
  await sql`drop trigger if exists ${sql.ref(name)} on ${sql.table(table)}`.execute(db);
  await sql`drop function if exists ${sql.ref(name)}()`.execute(db);
  await sql`alter table ${sql.table(table)} drop column if exists ${sql.ref(was)}`.execute(db);
};

/**
 * Moves all values that are stored under a former name. Answers the remaining pairs of columns, the changed tables, and
 * whether a field has lost its former name.
 * @throws Refusal if processes of the previous version run, and no trigger can keep both columns equal for them
 */
export const moveRenamed = async (
  { engine, keys }: Pick<Store, "engine" | "keys">,
  db: Db,
  tables: readonly Table[],
  present: ExistingColumns,
  { bridges }: Pick<Layouts, "bridges">,
  isAlone: boolean,
): Promise<{
  readonly bridges: readonly RenameBridge[];
  readonly moved: ReadonlySet<Table>;
  readonly isFinal: boolean;
}> => {
  const renames = findRenames(tables, present);
  if (renames.length === 0) return { bridges, moved: new Set(), isFinal: false };
  const encrypted = await readEncrypted(db);
  const kept = [...bridges];
  let isFinal = false;
  for (const rename of renames) {
    const { table, column, was, before } = rename;
    const isEncrypted = column.encrypted || encrypted.some(({ of, field }) => of === table.name && field === was);
    const again = kept.findIndex((one) => one.table === table.name && one.field === was);
    const former = kept[again];
    const isBridged = engine === "postgres" && before !== null && canBeBridged(rename, isEncrypted);
    if (!isAlone && (!isBridged || former !== undefined)) throw stillNeeded(rename, former);
    if (former !== undefined) {
      isFinal = true;
      await dropBridge(db, former);
      kept.splice(again, 1);
    }
    if (isBridged) kept.push(await bridge(db, rename, before));
    else {
      isFinal = true;
      await nameAnew(db, rename);
      await moveEncrypted(db, keys, table.name, was, column.name);
    }
  }
  return { bridges: kept, moved: new Set(renames.map(({ table }) => table)), isFinal };
};

const stillNeeded = ({ table, column, was }: Rename, former: RenameBridge | undefined): Refusal =>
  former === undefined
    ? new Refusal(
        `${table.name}.${was} becomes ${column.name}, which processes of the version before could not use: it is encrypted, a list of keys, or of another kind now. Stop them first; nothing was changed.`,
      )
    : new Refusal(
        `${table.name}.${former.was} is still kept for processes of an earlier version, which run. Stop them before ${was} becomes ${column.name}; nothing was changed.`,
      );
