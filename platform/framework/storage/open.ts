// Opens the store: PostgreSQL if DATABASE_URL is set, otherwise a SQLite file in the data folder.
import { openPostgres, type Replica } from "./postgres";
import { openSqlite, type SqliteOptions } from "./sqlite";
import type { Store, StatementWatcher } from "./Store";

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** A replica of this database for lists and statistics. */
  readonly replica?: Replica | undefined;
  /** The size of the connection pool for PostgreSQL. Default: 20. SQLite always has one connection. */
  readonly connections?: number;
  /** Called with every statement that was sent. */
  readonly watch?: StatementWatcher | undefined;
  /** Runs slow reads of a SQLite file. */
  readonly slowReads?: SqliteOptions["slowReads"];
}

const CONNECTIONS = 20;

/** @throws Refusal when the file cannot be opened or the database cannot be reached */
export const openStore = async ({
  databaseUrl,
  dataDir,
  connections = CONNECTIONS,
  watch,
  replica,
  slowReads,
}: StoreOptions): Promise<Store> =>
  databaseUrl
    ? openPostgres(databaseUrl, { most: connections, watch, replica })
    : openSqlite(dataDir, { watch, slowReads });
