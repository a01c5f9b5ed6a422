// The embedded store: one SQLite file in the data folder, with one connection.
import { mkdirSync } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Kysely, SqliteDialect, SqliteDriver } from "kysely";
import type { DatabaseConnection } from "kysely";
import Database from "libsql";
import { Refusal } from "../settings/Refusal";
import { prepared } from "./statements";
import type { Store, Tables } from "./Store";
import { Syncs } from "./Syncs";
import { Turns } from "./Turns";

export const SQLITE_FILE = "pilothouse.db";

const PRAGMAS = [
  "journal_mode = WAL",
  // The file is whole whatever happens; `settled` sees to it that a write is answered only once it is on the disk, so that
  // neither kill -9 nor a power cut takes it back. FULL would keep the process waiting for the disk at every write.
  "synchronous = NORMAL",
  "cache_size = -32768",
  // Waiting here stops the whole process; `begin` waits without that.
  "busy_timeout = 5",
  "temp_store = MEMORY",
  // Looks at some rows of each index, however many there are.
  "analysis_limit = 1000",
  "foreign_keys = ON",
];

const WRITES = /^\s*(insert|update|delete|replace|create|alter|drop|analyze|with\b.*\b(insert|update|delete)\b)/is;

/** Sqlite3, for one, may write to the same file. */
const PATIENCE = 10_000;
const PAUSE = 20;
/**
 * Milliseconds anybody waits for the connection: longer than whoever has it waits for another program. A step that asks for it
 * once more would wait for itself, and everybody with it; so it is refused, and undone.
 */
const TURN = 15_000;

const isBusy = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/**
 * Takes the right to write first of all. A statement that meets another program's lock in the middle of a transaction is
 * never ended by libsql, keeps what it had read from being forgotten, and every later write is refused for it; `exec` ends
 * its statement whatever becomes of it.
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
  /** Milliseconds a write waits for another program. */
  readonly patience: number;
  /** Milliseconds a call waits for the connection. */
  readonly turn: number;
}

class PatientDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #patience: number;
  readonly #turns: Turns;
  readonly #settled: () => Promise<void>;
  #connection: Promise<DatabaseConnection> | null = null;

  constructor(database: Database.Database, { patience, turn }: Patience, settled: () => Promise<void>) {
    super({ database: prepared(database) });
    this.#database = database;
    this.#patience = patience;
    this.#turns = new Turns(1, turn);
    this.#settled = settled;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take(SQLITE_FILE);
    this.#connection ??= this.#patient();
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.pass(SQLITE_FILE);
  }

  async #patient(): Promise<DatabaseConnection> {
    const database = this.#database;
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <Row>(query: Parameters<DatabaseConnection["executeQuery"]>[0]) => {
        if (database.inTransaction || !WRITES.test(query.sql)) return connection.executeQuery<Row>(query);
        await begin(database, this.#patience);
        try {
          const result = await connection.executeQuery<Row>(query);
          database.exec("commit");
          await this.#settled();
          return result;
        } catch (error) {
          rollback(database);
          throw error;
        }
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(): Promise<void> {
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
  readonly #driver: PatientDriver;

  constructor(database: Database.Database, patience: Patience, settled: () => Promise<void>) {
    super({ database: prepared(database) });
    this.#driver = new PatientDriver(database, patience, settled);
  }

  override createDriver(): PatientDriver {
    return this.#driver;
  }
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** Why the file cannot be used, for who started the platform. */
const refusalOf = (error: unknown, file: string): Refusal => {
  const code = codeOf(error);
  if (code === "SQLITE_NOTADB")
    return new Refusal(`${file} is not a SQLite database; move it away, or choose another folder by DATA_DIR.`);
  if (code === "SQLITE_CORRUPT")
    return new Refusal(
      `${file} is damaged; bring back a backup by npm run restore, into another folder given by DATA_DIR.`,
    );
  if (code.startsWith("SQLITE_BUSY"))
    return new Refusal(`Another program keeps ${file} locked; end it, and start again.`);
  return new Refusal(
    `${file} cannot be opened (${code || String(error)}); DATA_DIR must be a folder this user may write to.`,
  );
};

const opened = (file: string): Database.Database => {
  try {
    const database = new Database(file);
    for (const pragma of PRAGMAS) database.pragma(pragma);
    return database;
  } catch (error) {
    throw refusalOf(error, file);
  }
};

/** Puts on the disk what was written to the log beside the file; what has left the log is there already. */
const logOf = (file: string) => {
  let log: FileHandle | null = null;
  const sync = async (): Promise<void> => {
    log ??= await open(`${file}-wal`, "r+");
    await log.datasync();
  };
  return { sync, close: async () => log?.close() };
};

/** @throws Refusal when the file cannot be used */
export const openSqlite = (dataDir: string, { patience = PATIENCE, turn = TURN }: Partial<Patience> = {}): Store => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, SQLITE_FILE);
  const database = opened(file);
  const log = logOf(file);
  const syncs = new Syncs(log.sync);
  const settled = () => syncs.settled();
  const db = new Kysely<Tables>({ dialect: new PatientDialect(database, { patience, turn }, settled) });
  const close = async () => {
    await log.close();
    // Statements that libsql still holds keep SQLite from doing it by itself: the file alone would lack the latest rows.
    if (database.open) database.pragma("wal_checkpoint(TRUNCATE)");
    await db.destroy();
  };
  return { db, engine: "sqlite", address: file, turns: null, settled, close };
};
