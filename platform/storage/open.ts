// Opens the store: PostgreSQL when DATABASE_URL is given, else one SQLite file in the data folder.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import type { SqliteDatabase } from "kysely";
import Database from "libsql";
import pg from "pg";
import type { Store, Tables } from "./Store";

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

// libsql aborts the whole process on a boolean and binds NaN as text, so no value reaches it unlooked at.
const bindable = (value: unknown): unknown => {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined || (typeof value === "number" && !Number.isFinite(value))) return null;
  if (value === null || typeof value === "number" || typeof value === "string" || typeof value === "bigint")
    return value;
  throw new TypeError(`a ${typeof value} cannot be stored`);
};

const PREPARED = 200;

/** Keeps the latest statements prepared: the same few hundred come back all day. */
const prepared = (file: string): SqliteDatabase => {
  const database = new Database(file);
  // FULL: a write is answered only once it is on the disk, so that neither kill -9 nor a power cut takes it back.
  for (const pragma of [
    "journal_mode = WAL",
    "synchronous = FULL",
    "cache_size = -32768",
    "busy_timeout = 5000",
    "temp_store = MEMORY",
    // Looks at some rows of each index, however many there are.
    "analysis_limit = 1000",
    "foreign_keys = ON",
  ])
    database.pragma(pragma);
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  const prepare = (text: string) => {
    const known = statements.get(text);
    if (known) {
      statements.delete(text);
      statements.set(text, known);
      return known;
    }
    if (/^(create|alter|drop)/i.test(text)) statements.clear();
    const statement = database.prepare<unknown[]>(text);
    const { reader } = statement;
    const wrapped = {
      reader,
      all: (values: readonly unknown[]) => statement.all(values.map(bindable)),
      run: (values: readonly unknown[]) => statement.run(values.map(bindable)),
      iterate: (values: readonly unknown[]) => statement.iterate(values.map(bindable)),
    };
    if (/^(select|with|insert|update|delete)/i.test(text)) statements.set(text, wrapped);
    const oldest = statements.keys().next();
    if (statements.size > PREPARED && !oldest.done) statements.delete(oldest.value);
    return wrapped;
  };
  return { prepare, close: () => void database.close() };
};

const openSqlite = (dataDir: string): Store => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "pilothouse.db");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: prepared(file) }) });
  return { db, engine: "sqlite", address: file, close: () => db.destroy() };
};

const BIGINT = 20;
const NUMERIC = 1700;

const openPostgres = async (url: string): Promise<Store> => {
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? "text"),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on("error", () => undefined);
  const place = new URL(url);
  const address = `${place.host}${place.pathname}`;
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    const reason = cause instanceof AggregateError ? String(cause.errors[0]) : String(cause);
    throw new Error(`The database at ${address} (DATABASE_URL) cannot be reached: ${reason.replace(/^Error: /, "")}`, {
      cause,
    });
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: "postgres", address, close: () => db.destroy() };
};

/** @throws Error with one sentence for people when the database cannot be reached. */
export const openStore = async ({ databaseUrl, dataDir }: StoreOptions): Promise<Store> =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
