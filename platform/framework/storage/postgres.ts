// The PostgreSQL store, with a connection pool. After a conflict, a whole transaction runs again, and so does a
// statement outside a transaction. The wait for a lock is limited to the time that a person would wait.
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type { DatabaseConnection, Driver, PostgresDialectConfig, QueryResult } from "kysely";
import type { Pool, PoolConfig } from "pg";
import { errorCodeOf } from "../folder/errorCode";
import { Keyring } from "../secrets/Keyring";
import { Refusal } from "../settings/Refusal";
import { Changes, increaseTopicsSql, topicOf } from "./Changes";
import { isConflict, repeatOnConflict } from "./repeatOnConflict";
import { statementLogConfig } from "./statementLogConfig";
import { createPacedSocket } from "./createPacedSocket";
import { Reader } from "./Reader";
import { SearchIndexes } from "./SearchIndexes";
import type { DatabaseSide, Store, Tables, StatementWatcher } from "./Store";
import { Turns } from "./Turns";

const BIGINT = 20;
const NUMERIC = 1700;

/** Limits in milliseconds: the wait for a lock, the time of a statement, and the idle time within a transaction. */
const LOCK_WAIT = 4000;
const LONGEST = 120_000;
const LONGEST_IDLE = 60_000;
/** The longest wait for a connection, in milliseconds. */
const CONNECTION_WAIT = 5000;

/** Calls about one resource may use one third of the connections at once. */
const PARTS = 3;

/** The code of a statement in a transaction that an earlier error has aborted. */
const BROKEN = "25P02";
/** Statements that still work after an error within a savepoint. */
const UNDOES = /^\s*(rollback to|release) /i;

class Connection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #changes: Changes;
  /** Whether a transaction is open. Its statements are never repeated alone, only with the whole transaction. */
  isWithin = false;
  /**
   * The error that aborted the open transaction; null if it is not aborted. If code catches this error and continues,
   * later statements and the commit throw it again. So the transaction runs again or fails, and an aborted transaction
   * never seems to be stored.
   */
  #fault: unknown = null;
  /** The topics that the open transaction has written. */
  readonly #written = new Set<string>();

  constructor(inner: DatabaseConnection, changes: Changes) {
    this.inner = inner;
    this.#changes = changes;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const topic = this.#changes.isOpen ? topicOf(query.sql) : null;
    if (topic !== null) for (const one of this.#changes.withWriter(topic)) this.#written.add(one);
    if (this.isWithin) return this.#within<Row>(query);
    const result = await repeatOnConflict(this.inner, () => this.inner.executeQuery<Row>(query));
    if (topic !== null) await repeatOnConflict(this.inner, () => this.#countUp());
    return result;
  }

  async #within<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isUndoing = UNDOES.test(query.sql);
    // After a conflict, the whole transaction runs again, even if a savepoint could be restored.
    if (isConflict(this.#fault) && !isUndoing) throw this.#fault;
    try {
      const result = await this.inner.executeQuery<Row>(query);
      if (isUndoing && !isConflict(this.#fault)) this.#fault = null;
      return result;
    } catch (error) {
      if (errorCodeOf(error) === BROKEN && this.#fault !== null) throw this.#fault;
      this.#fault = error;
      throw error;
    }
  }

  async #countUp(): Promise<void> {
    await this.inner.executeQuery(CompiledQuery.raw(increaseTopicsSql(this.#written)));
    this.#written.clear();
  }

  /** Increases the topics of the transaction and commits it, in one message to the database. */
  async commit(): Promise<void> {
    // PostgreSQL would answer the commit of an aborted transaction by a rollback, without an error.
    if (this.#fault !== null) throw this.#fault;
    const counting = this.#written.size > 0 ? `${increaseTopicsSql(this.#written)};` : "";
    await this.inner.executeQuery(CompiledQuery.raw(`${counting}commit`));
    this.#end();
  }

  async rollback(): Promise<void> {
    this.#end();
    await this.inner.executeQuery(CompiledQuery.raw("rollback"));
  }

  #end(): void {
    this.#written.clear();
    this.#fault = null;
    this.isWithin = false;
  }

  streamQuery<Row>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, size);
  }
}

const own = (connection: DatabaseConnection): Connection => {
  if (!(connection instanceof Connection)) throw new Error("this connection is of another driver");
  return connection;
};

/** Wraps Kysely's driver, so that its connections run a statement again after a conflict. */
const withRepetition = (driver: Driver, changes: Changes): Driver => ({
  init: () => driver.init(),
  acquireConnection: async () => new Connection(await driver.acquireConnection(), changes),
  beginTransaction: async (connection, settings) => {
    await driver.beginTransaction(own(connection).inner, settings);
    own(connection).isWithin = true;
  },
  commitTransaction: (connection) => own(connection).commit(),
  rollbackTransaction: (connection) => own(connection).rollback(),
  releaseConnection: (connection) => driver.releaseConnection(own(connection).inner),
  destroy: () => driver.destroy(),
});

class RepeatingDialect extends PostgresDialect {
  readonly #changes: Changes;

  constructor(config: PostgresDialectConfig, changes: Changes) {
    super(config);
    this.#changes = changes;
  }

  override createDriver(): Driver {
    return withRepetition(super.createDriver(), this.#changes);
  }
}

/** The time limit of a read from the replica, in milliseconds. */
const LONGEST_READ = 10_000;

const openPool = async (url: string, most: number, more: PoolConfig = {}): Promise<Pool> => {
  // The package is loaded only here, so that a platform with SQLite starts without it.
  const { default: pg } = await import("pg");
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? "text"),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    stream: createPacedSocket,
    types,
    connectionTimeoutMillis: CONNECTION_WAIT,
    lock_timeout: LOCK_WAIT,
    statement_timeout: LONGEST,
    idle_in_transaction_session_timeout: LONGEST_IDLE,
    ...more,
  });
  // Without a listener, a broken idle connection would end the process. The pool listens only to connections that nobody uses.
  // A connection may also break between two statements of a transaction; the next statement then fails.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return pool;
};

/** A replica is read-only. It is connected only when a read needs it, because it may be unreachable. */
const openReader = async (
  { url, bound }: Replica,
  most: number,
  primary: DatabaseSide,
  watch?: StatementWatcher,
): Promise<Reader> => {
  const pool = await openPool(url, most, { query_timeout: LONGEST_READ, connectionTimeoutMillis: LONGEST_READ / 5 });
  const dialect = new PostgresDialect({ pool });
  return new Reader(new Kysely<Tables>({ dialect, ...statementLogConfig("postgresql", watch) }), primary, bound);
};

/** A replica that the database streams to. */
export interface Replica {
  readonly url: string;
  /** How many seconds it may be behind. */
  readonly bound: number;
}

export interface PostgresOptions {
  /** The size of the pool. */
  readonly most: number;
  readonly watch?: StatementWatcher | undefined;
  readonly replica?: Replica | undefined;
}

/** Host and database of an address, without the password. */
export const databaseAddress = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** @throws Refusal when the database cannot be reached */
export const openPostgres = async (url: string, { most, watch, replica }: PostgresOptions): Promise<Store> => {
  const pool = await openPool(url, most);
  const address = databaseAddress(url);
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    const reason = cause instanceof AggregateError ? String(cause.errors[0]) : String(cause);
    throw new Refusal(
      `The database at ${address} (DATABASE_URL) cannot be reached: ${reason.replace(/^\w*Error: /i, "").replace(/\.?$/, ".")}`,
    );
  }
  const changes = new Changes(() => db, replica !== undefined);
  const db: Kysely<Tables> = new Kysely<Tables>({
    dialect: new RepeatingDialect({ pool }, changes),
    ...statementLogConfig("postgresql", watch),
  });
  const turns = new Turns(Math.max(1, Math.floor(most / PARTS)));
  const connections = () => ({
    open: pool.totalCount,
    used: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount + turns.count().waiting,
  });
  const reader = replica === undefined ? null : await openReader(replica, most, { db, changes }, watch);
  const flush = () => Promise.resolve();
  const close = async () => {
    await reader?.close();
    await db.destroy();
  };
  return {
    db,
    engine: "postgres",
    address,
    turns,
    changes,
    reader,
    stampOf: null,
    keys: new Keyring(),
    flush,
    trail: null,
    searchIndexes: new SearchIndexes(),
    connections,
    close,
  };
};
