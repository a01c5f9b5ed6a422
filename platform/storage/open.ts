// Opens the store: PostgreSQL when DATABASE_URL is given, else one SQLite file in the data folder.
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { Refusal } from "../Refusal";
import { openSqlite } from "./sqlite";
import type { Store, Tables } from "./Store";

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

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
    throw new Refusal(
      `The database at ${address} (DATABASE_URL) cannot be reached: ${reason.replace(/^\w*Error: /i, "").replace(/\.?$/, ".")}`,
    );
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: "postgres", address, close: () => db.destroy() };
};

/** @throws Refusal when it cannot be opened or reached */
export const openStore = async ({ databaseUrl, dataDir }: StoreOptions): Promise<Store> =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
