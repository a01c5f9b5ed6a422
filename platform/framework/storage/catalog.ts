// Reads the columns, indexes and constraints that the tables of the store have now.
import { sql } from "kysely";
import type { Db, Row, Store } from "./Store";

type Engine = Store["engine"];

export interface ExistingColumn {
  readonly type: string;
  readonly required: boolean;
  /** The declared default as SQL; null if there is none. */
  readonly initial: string | null;
}

/** Columns by table name, then by column name. */
export type ExistingColumns = ReadonlyMap<string, ReadonlyMap<string, ExistingColumn>>;

interface ColumnRow {
  readonly of: string;
  readonly name: string;
  readonly type: string;
  readonly required: number | boolean;
  readonly initial: string | null;
}

const COLUMNS = {
  sqlite: sql<ColumnRow>`select t.name as "of", c.name as name, lower(c.type) as type, c."notnull" as required, c.dflt_value as initial
    from sqlite_master as t join pragma_table_info(t.name) as c where t.type = 'table'`,
  postgres: sql<ColumnRow>`select table_name as "of", column_name as name, data_type as type, is_nullable = 'NO' as required, column_default as initial
    from information_schema.columns where table_schema = current_schema() and is_generated = 'NEVER'`,
};

/** Reads the columns of one table, or of all. */
export const readExistingColumns = async (engine: Engine, db: Db, table?: string): Promise<ExistingColumns> => {
  const found = new Map<string, Map<string, ExistingColumn>>();
  const all = COLUMNS[engine];
  const columns = table === undefined ? all : sql<ColumnRow>`select * from (${all}) as one where "of" = ${table}`;
  for (const { of, name, type, required, initial } of (await columns.execute(db)).rows) {
    const known = found.get(of) ?? new Map<string, ExistingColumn>();
    found.set(of, known.set(name, { type, required: Boolean(required), initial }));
  }
  return found;
};

const GENERATED = sql<Named>`select table_name as "of", column_name as name from information_schema.columns where table_schema = current_schema() and is_generated = 'ALWAYS'`;

/** Names of the generated columns of each table. Empty for SQLite, where a rebuild of the table creates them again. */
export const readGeneratedColumns = async (engine: Engine, db: Db): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  if (engine === "sqlite") return found;
  for (const { of, name } of (await GENERATED.execute(db)).rows) found.set(of, [...(found.get(of) ?? []), name]);
  return found;
};

interface Named {
  readonly of: string;
  readonly name: string;
}

const TABLES = {
  sqlite: sql<Row>`select name from sqlite_master where type = 'table'`,
  postgres: sql<Row>`select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace`,
};

/** Names of the tables, without views and without the partitions of a table. */
export const readExistingTables = async (engine: Engine, db: Db): Promise<ReadonlySet<string>> =>
  new Set((await TABLES[engine].execute(db)).rows.map(({ name }) => String(name)));

const INDEXES = {
  sqlite: sql<Named>`select tbl_name as "of", name from sqlite_master where type = 'index'`,
  postgres: sql<Named>`select tablename as "of", indexname as name from pg_indexes where schemaname = current_schema()`,
};

/** Names of the indexes of each table. */
export const readExistingIndexes = async (engine: Engine, db: Db): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  for (const { of, name } of (await INDEXES[engine].execute(db)).rows) found.set(of, [...(found.get(of) ?? []), name]);
  return found;
};

/** Matches constraints with names that the platform made. */
const OURS = /\bconstraint "((?:fk|ck)_[^"]+)"/gi;

/** Names of the constraints of each table that the platform made. */
export const readExistingConstraints = async (
  engine: Engine,
  db: Db,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const found = new Map<string, Set<string>>();
  const add = (table: string, name: string) => found.set(table, (found.get(table) ?? new Set()).add(name));
  if (engine === "postgres") {
    const { rows } = await sql<Named>`select c.relname as "of", k.conname as name from pg_constraint as k
      join pg_class as c on c.oid = k.conrelid join pg_namespace as n on n.oid = c.relnamespace
      where n.nspname = current_schema() and k.conname ~ '^(fk|ck)_'`.execute(db);
    for (const { of, name } of rows) add(of, name);
    return found;
  }
  const { rows } = await sql<
    Record<"name" | "sql", string>
  >`select name, sql from sqlite_master where type = 'table'`.execute(db);
  for (const table of rows) for (const [, name = ""] of table.sql.matchAll(OURS)) add(table.name, name);
  return found;
};
