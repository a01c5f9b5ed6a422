// The embedded store: one SQLite file in the data folder, with a single connection.
import { existsSync, mkdirSync } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Kysely, SqliteDialect, SqliteDriver } from "kysely";
import type { DatabaseConnection } from "kysely";
import Database from "libsql";
import { Keyring } from "../secrets/Keyring";
import { Refusal } from "../settings/Refusal";
import { SearchIndexes } from "./SearchIndexes";
import { withStatementCache } from "./statements";
import { statementLogConfig } from "./statementLogConfig";
import type { SlowReading } from "./SlowReading";
import type { Store, Tables, StatementWatcher } from "./Store";
import { Syncs } from "./Syncs";
import { ConnectionUse, WRITE_STATEMENT } from "./ConnectionUse";
import { Turns } from "./Turns";
import { errorCodeOf } from "../folder/errorCode";
import { isUnwritable } from "../folder/unwritable";

export const SQLITE_FILE = "pilothouse.db";

/** @throws Refusal if there is no store, so that no command creates an empty one */
export const checkStore = (dataDir: string, databaseUrl: string | null): void => {
  if (databaseUrl === null && !existsSync(join(dataDir, SQLITE_FILE)))
    throw new Refusal(`There is no store in ${dataDir}; DATA_DIR or DATABASE_URL says where it is.`);
};

const PRAGMAS = [
  "journal_mode = WAL",
  // NORMAL never corrupts the file, but a power cut may lose the last writes. So a write is answered only after `flush`
  // has waited until it is on the disk. With FULL, every write would block the whole process.
  "synchronous = NORMAL",
  "cache_size = -32768",
  // SQLite's own wait blocks the whole process. `begin` waits without blocking.
  "busy_timeout = 5",
  "temp_store = MEMORY",
  // Limits how many rows of an index ANALYZE reads.
  "analysis_limit = 1000",
  "foreign_keys = ON",
];

/** The table that a statement writes, as Kysely and all SQL of the platform name it. */
const WRITTEN = /^\s*(?:insert into|update|delete from) "?(\w+)"?/i;

/** How long a write waits while another program, such as the sqlite3 shell, locks the file; and between attempts. */
const PATIENCE = 10_000;
const PAUSE = 20;
/**
 * Milliseconds that a call waits for the connection. Longer than PATIENCE, because the call that has the connection may
 * wait for another program. A transaction that requests a second connection would wait for itself and block all other
 * calls; this limit makes it fail and roll back.
 */
const TURN = 15_000;

const isBusy = (error: unknown): boolean => errorCodeOf(error).startsWith("SQLITE_BUSY");

/**
 * Takes the write lock at the start of a transaction. If a later statement met the lock of another program, libsql
 * would never finalize that statement: its read snapshot would stay open, and every later write would be refused.
 * `exec` always finalizes its statement.
 */
const begin = async (database: Database.Database, patience: number): Promise<void> => {
  const until = Date.now() + patience;
  for (;;)
    try {
      database.exec("begin immediate");
      return;
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
      if (Date.now() >= until)
        throw new Error(`Another program keeps ${SQLITE_FILE} locked for writing; end it, and writes work again.`, {
          cause,
        });
      await setTimeout(PAUSE);
    }
};

const rollback = (database: Database.Database): void => {
  if (database.inTransaction) database.exec("rollback");
};

interface Patience {
  /** Milliseconds that a write waits for the lock of another program. */
  readonly patience: number;
  /** Milliseconds that a call waits for the connection. */
  readonly turn: number;
}

class PatientDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #patience: number;
  readonly turns: Turns;
  /** How often this process has written each table; under "" for statements without a known table. */
  readonly written = new Map<string, number>();
  readonly #flush: () => Promise<void>;
  readonly #slow: SlowReading | null;
  #connection: Promise<DatabaseConnection> | null = null;

  constructor(
    database: Database.Database,
    { patience, turn }: Patience,
    flush: () => Promise<void>,
    slow: SlowReading | null,
  ) {
    super({ database: withStatementCache(database) });
    this.#slow = slow;
    this.#database = database;
    this.#patience = patience;
    this.turns = new Turns(1, turn);
    this.#flush = flush;
  }

  /** Takes the only connection at the first statement that needs it. Slow reads do not need it. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= this.#patient();
    const isAlone = () => !this.#database.inTransaction;
    return new ConnectionUse(this.turns, await this.#connection, { slow: this.#slow, flush: this.#flush, isAlone });
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof ConnectionUse) connection.pass();
  }

  async #patient(): Promise<DatabaseConnection> {
    const database = this.#database;
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <Row>(query: Parameters<DatabaseConnection["executeQuery"]>[0]) => {
        if (!WRITE_STATEMENT.test(query.sql)) return connection.executeQuery<Row>(query);
        const table = WRITTEN.exec(query.sql)?.[1] ?? "";
        this.written.set(table, (this.written.get(table) ?? 0) + 1);
        if (database.inTransaction) return connection.executeQuery<Row>(query);
        await begin(database, this.#patience);
        try {
          const result = await connection.executeQuery<Row>(query);
          database.exec("commit");
          return result;
        } catch (error) {
          rollback(database);
          throw error;
        }
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof ConnectionUse) await connection.take();
    await begin(this.#database, this.#patience);
  }

  override async commitTransaction(): Promise<void> {
    this.#database.exec("commit");
  }

  override async rollbackTransaction(): Promise<void> {
    rollback(this.#database);
  }
}

class PatientDialect extends SqliteDialect {
  readonly driver: PatientDriver;

  constructor(database: Database.Database, patience: Patience, flush: () => Promise<void>, slow: SlowReading | null) {
    super({ database: withStatementCache(database) });
    this.driver = new PatientDriver(database, patience, flush, slow);
  }

  override createDriver(): PatientDriver {
    return this.driver;
  }
}

/** Explains why the file cannot be used, to the person who started the platform. */
const refusalOf = (error: unknown, file: string): Refusal => {
  const code = errorCodeOf(error);
  if (code === "SQLITE_NOTADB")
    return new Refusal(`${file} is not a SQLite database; move it away, or choose another folder by DATA_DIR.`);
  if (code === "SQLITE_CORRUPT")
    return new Refusal(
      `${file} is damaged; bring back a backup by npm run restore, into another folder given by DATA_DIR.`,
    );
  if (code.startsWith("SQLITE_BUSY"))
    return new Refusal(`Another program keeps ${file} locked; end it, and start again.`);
  if (code === "SQLITE_FULL")
    return new Refusal(`The disk of ${file} is full; make room on it, or choose another folder by DATA_DIR.`);
  return new Refusal(
    `${file} cannot be opened (${code || String(error)}); DATA_DIR must be a folder this user may write to.`,
  );
};

const openFile = (file: string): Database.Database => {
  try {
    const database = new Database(file);
    for (const pragma of PRAGMAS) database.pragma(pragma);
    return database;
  } catch (error) {
    throw refusalOf(error, file);
  }
};

/** Moves the newest rows from the log to the file. If the disk is full, they stay in the log for the next start. */
const checkpoint = (database: Database.Database): void => {
  try {
    database.pragma("wal_checkpoint(TRUNCATE)");
  } catch (error) {
    if (!isUnwritable(error)) throw error;
  }
};

/** Flushes the write-ahead log to the disk. A checkpoint has already flushed what it moved from the log to the file. */
const logOf = (file: string) => {
  let log: FileHandle | null = null;
  const sync = async (): Promise<void> => {
    log ??= await open(`${file}-wal`, "r+");
    await log.datasync();
  };
  return { sync, close: async () => log?.close() };
};

/** Milliseconds until changes by another process, such as `npm run password`, are noticed. */
const NOTICED = 20;

/** Answers a different number after changes by other connections. */
const changesByOthers = (database: Database.Database): (() => number) => {
  const statement = database.prepare<unknown[]>("pragma data_version").raw(true);
  let seen = { at: Number.NEGATIVE_INFINITY, version: 0 };
  return () => {
    const at = performance.now();
    if (at - seen.at >= NOTICED) seen = { at, version: Number([statement.get([])].flat()[0]) };
    return seen.version;
  };
};

export interface SqliteOptions {
  readonly watch?: StatementWatcher | undefined;
  /** Runs slow reads of this file. Without this function, slow reads run like all others. */
  readonly slowReads?: ((file: string) => SlowReading) | undefined;
}

/** @throws Refusal when the file cannot be used */
export const openSqlite = (
  dataDir: string,
  { patience = PATIENCE, turn = TURN, watch, slowReads }: Partial<Patience> & SqliteOptions = {},
): Store => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, SQLITE_FILE);
  const database = openFile(file);
  const log = logOf(file);
  const syncs = new Syncs(log.sync);
  const flush = () => syncs.flush();
  const slow = slowReads?.(file) ?? null;
  const dialect = new PatientDialect(database, { patience, turn }, flush, slow);
  const db = new Kysely<Tables>({ dialect, ...statementLogConfig("sqlite", watch) });
  const connections = () => {
    const { busy, waiting } = dialect.driver.turns.count();
    return { open: 1, used: busy, waiting };
  };
  const close = async () => {
    await slow?.close();
    await log.close();
    // Statements that libsql still holds prevent SQLite's checkpoint on close: the file would lack the latest rows.
    if (database.open) checkpoint(database);
    await db.destroy();
  };
  const keys = new Keyring();
  const others = changesByOthers(database);
  const stampOf = (tables: readonly string[]): string =>
    [others(), ...["", ...tables].map((name) => dialect.driver.written.get(name) ?? 0)].join();
  return {
    db,
    engine: "sqlite",
    address: file,
    turns: null,
    changes: null,
    reader: null,
    stampOf,
    keys,
    flush,
    trail: null,
    searchIndexes: new SearchIndexes(),
    connections,
    close,
  };
};
