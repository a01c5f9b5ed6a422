// One use of the only connection to the SQLite file.
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { SlowReading } from "./SlowReading";
import type { Turns } from "./Turns";

const CONNECTION = "connection";
export const WRITE_STATEMENT =
  /^\s*(insert|update|delete|replace|create|alter|drop|analyze|with\b.*\b(insert|update|delete)\b)/is;
const READS = /^\s*(select|with)\b/i;

interface Beside {
  /** Runs slow reads; null if all reads run on the connection. */
  readonly slow: SlowReading | null;
  /** Resolves when everything written is on the disk. */
  readonly flush: () => Promise<void>;
  /** Whether the connection is not in a transaction. */
  readonly isAlone: () => boolean;
}

/** One use of the connection. It begins with the first statement that needs the connection. */
export class ConnectionUse implements DatabaseConnection {
  readonly #turns: Turns;
  readonly #inner: DatabaseConnection;
  readonly #slow: SlowReading | null;
  readonly #beside: Beside;
  #isTaken = false;

  constructor(turns: Turns, inner: DatabaseConnection, beside: Beside) {
    this.#turns = turns;
    this.#inner = inner;
    this.#slow = beside.slow;
    this.#beside = beside;
  }

  async take(): Promise<void> {
    if (this.#isTaken) return;
    await this.#turns.take(CONNECTION);
    this.#isTaken = true;
  }

  pass(): void {
    if (this.#isTaken) this.#turns.pass(CONNECTION);
    this.#isTaken = false;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql: text, parameters } = query;
    const isRead = this.#slow !== null && !this.#isTaken && READS.test(text) && !WRITE_STATEMENT.test(text);
    if (this.#slow === null || !isRead) {
      await this.take();
      const result = await this.#inner.executeQuery<Row>(query);
      if (WRITE_STATEMENT.test(text) && this.#beside.isAlone()) {
        // The connection is free for other calls while this call waits for the disk.
        this.pass();
        await this.#beside.flush();
      }
      return result;
    }
    const aside = await this.#readAside<Row>(query, this.#slow);
    if (aside !== null) return aside;
    await this.take();
    const began = performance.now();
    const result = await this.#inner.executeQuery<Row>(query);
    this.#slow.took(text, parameters, performance.now() - began);
    return result;
  }

  /** Null if the read must run on the connection: it is fast, or the other thread cannot run it. */
  async #readAside<Row>({ sql: text, parameters }: CompiledQuery, slow: SlowReading): Promise<QueryResult<Row> | null> {
    if (!slow.isSlow(text, parameters)) {
      await this.take();
      // Another read may meanwhile have shown that the statement is slow.
      if (!slow.isSlow(text, parameters)) return null;
      this.pass();
    }
    const rows = await slow.read<Row>(text, parameters);
    return rows === null ? null : { rows };
  }

  async *streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    await this.take();
    yield* this.#inner.streamQuery<Row>(query, size);
  }
}
