// Creates tables and columns.
import { sql } from "kysely";
import { declareColumn, declareKey, declareNumericKey, extraColumns, leadColumns, storedColumns } from "./columns";
import type { Constraint } from "./constraints";
import { createPartitioned } from "./partitions";
import { sqliteColumns, withConstraints } from "./rebuildTable";
import type { Db, Store } from "./Store";
import type { Column, Table } from "./Table";

type Engine = Store["engine"];

/** In PostgreSQL, constraints are added after the table is filled, because checking many rows at once is faster. */
export const postgresColumns = (table: Table) => [
  ...storedColumns(table).map((column) => {
    if (column !== table.key) return declareColumn("postgres", column);
    if (table.partitionedBy === null) return declareKey("postgres", column);
    // The chains of the audit trail assign the numbers of its entries.
    return table.division !== null && column.storage === "integer"
      ? declareNumericKey(column)
      : declareColumn("postgres", column);
  }),
  ...[...extraColumns("postgres", table), ...leadColumns("postgres", table)].map(([, declared]) => declared),
];

export const createTable = async (
  engine: Engine,
  db: Db,
  table: Table,
  constraints: readonly Constraint[],
): Promise<void> => {
  const columns = sql.join(engine === "sqlite" ? sqliteColumns(table, constraints) : postgresColumns(table));
  if (engine === "postgres" && table.partitionedBy !== null)
    await createPartitioned(db, table, table.partitionedBy, columns);
  else await sql`create table ${sql.table(table.name)} (${columns})`.execute(db);
};

export const addColumn = async (
  engine: Engine,
  db: Db,
  table: Table,
  column: Column,
  constraints: readonly Constraint[],
): Promise<void> => {
  const declared = withConstraints(column.name, declareColumn(engine, column), engine === "sqlite" ? constraints : []);
  await sql`alter table ${sql.table(table.name)} add column ${declared}`.execute(db);
};

/** Runs `work` between two pragmas on SQLite. On other engines only runs `work`. */
const between =
  (before: string, after: string) =>
  async <Result>(engine: Engine, db: Db, work: () => Promise<Result>): Promise<Result> => {
    if (engine !== "sqlite") return work();
    await sql.raw(`pragma ${before}`).execute(db);
    try {
      return await work();
    } finally {
      await sql.raw(`pragma ${after}`).execute(db);
    }
  };

/** Turns SQLite's checks off during `work`. The migration then looks for rows that break a rule. */
export const withoutChecks = between("ignore_check_constraints = on", "ignore_check_constraints = off");

/** Turns SQLite's foreign keys off during `work`: dropping a table would delete the rows that refer to it. */
export const withoutForeignKeys = between("foreign_keys = off", "foreign_keys = on");
