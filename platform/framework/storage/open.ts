// Opens the store: PostgreSQL when DATABASE_URL is given, else one SQLite file in the data folder.
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";
import type { Store } from "./Store";

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** To PostgreSQL, at most. */
  readonly connections?: number;
}

const CONNECTIONS = 20;

/** @throws Refusal when it cannot be opened or reached */
export const openStore = async ({ databaseUrl, dataDir, connections = CONNECTIONS }: StoreOptions): Promise<Store> =>
  databaseUrl ? openPostgres(databaseUrl, connections) : openSqlite(dataDir);
