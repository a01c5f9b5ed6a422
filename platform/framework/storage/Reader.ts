// A replica of the database for lists and statistics (ADR 71). It is used only while it is not too far behind, and only if
// it has all writes of the account that reads. If it fails, the primary answers.
import { type Kysely, sql } from "kysely";
import { Changes, CHANGES_TABLE } from "./Changes";
import { topicOfWriter } from "./writer";
import type { ReaderFigures, ReaderState } from "../observing/ReaderFigures";
import type { ReadReplica, Row, DatabaseSide, Store, Tables } from "./Store";

/** The topic of a counter that goes up each second. Its value on the replica shows how old the replica's data is. */
const BEAT = "beat";
const MILLISECONDS = 1000;
/** Without an answer for this many milliseconds, the replica counts as unreachable. */
const SILENCE = 4 * MILLISECONDS;
/** The maximum number of beats to remember, one per second. */
const MOST = 600;

interface Sample {
  readonly version: number;
  readonly at: number;
}

export class Reader implements ReadReplica {
  readonly #db: Kysely<Tables>;
  readonly #primary: DatabaseSide;
  readonly #changes: Changes;
  /** How far the replica may lag behind, in milliseconds. */
  readonly #bound: number;
  readonly #samples: Sample[] = [];
  #lag: number | null = null;
  #heard = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> = Promise.resolve();
  readonly #reads = { replica: 0, primary: 0 };

  /** `bound`: how many seconds the replica may lag behind. */
  constructor(db: Kysely<Tables>, primary: DatabaseSide, bound: number) {
    this.#db = db;
    this.#primary = primary;
    this.#bound = bound * MILLISECONDS;
    this.#changes = new Changes(() => db);
  }

  /** Call this when the primary has its table of versions. */
  open(): void {
    if (this.#timer !== null) return;
    this.#changes.open();
    const beat = () => {
      this.#beating = this.#beat().catch(() => undefined);
    };
    this.#timer = setInterval(beat, MILLISECONDS);
    this.#timer.unref();
    beat();
  }

  async #beat(): Promise<void> {
    // The counter is read before it is increased, so that an up-to-date replica is not reported as behind.
    const read = this.#readBeat().catch(() => null);
    const there = await read;
    if (there !== null) {
      this.#heard = performance.now();
      this.#lag = this.#lagOf(there);
    }
    const { rows } =
      await sql<Row>`insert into ${sql.table(CHANGES_TABLE)} (topic, slot, version) values (${BEAT}, 0, 1) on conflict (topic, slot) do update set version = ${sql.table(CHANGES_TABLE)}.version + 1 returning version`.execute(
        this.#primary.db,
      );
    this.#samples.push({ version: Number(rows[0]?.version), at: performance.now() });
    if (this.#samples.length > MOST) this.#samples.shift();
  }

  async #readBeat(): Promise<number> {
    const { rows } =
      await sql<Row>`select version from ${sql.table(CHANGES_TABLE)} where topic = ${BEAT} and slot = 0`.execute(
        this.#db,
      );
    return Number(rows[0]?.version ?? 0);
  }

  /** The age of the first beat that the replica does not have; null if it has no beat of this process. */
  #lagOf(there: number): number | null {
    const [first] = this.#samples;
    if (first === undefined || there < first.version) return null;
    const missing = this.#samples.find(({ version }) => version > there);
    return missing === undefined ? 0 : performance.now() - missing.at;
  }

  get #state(): ReaderState {
    const silence = performance.now() - this.#heard;
    if (silence > SILENCE) return "away";
    return this.#lag === null || this.#lag + silence - MILLISECONDS > this.#bound ? "behind" : "used";
  }

  /** Whether the replica has all writes of the account. */
  async #hasAllOf(account: string): Promise<boolean> {
    const topics = [topicOfWriter(account)];
    const [written, there] = await Promise.all([
      this.#primary.changes?.versionOf(topics),
      this.#changes.versionOf(topics),
    ]);
    return written === there;
  }

  /**
   * Reads for an account: from the replica if it is up to date enough and has the writes of the account. `work` must only
   * read, because it runs again on the primary if the replica fails.
   */
  async read<Result>(account: string, work: (side: DatabaseSide) => Promise<Result>): Promise<Result> {
    if (this.#state === "used")
      try {
        if (await this.#hasAllOf(account)) {
          const result = await work({ db: this.#db, changes: this.#changes });
          this.#reads.replica += 1;
          return result;
        }
      } catch {
        // After a failure of the replica, the primary answers or throws the error.
      }
    this.#reads.primary += 1;
    return work(this.#primary);
  }

  figures(): ReaderFigures {
    const lag = this.#lag === null ? null : this.#lag / MILLISECONDS;
    return { state: this.#state, lag, ...this.#reads };
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#beating;
    await this.#db.destroy();
  }
}

/** Reads lists and statistics for an account: from the replica if there is one, otherwise from the primary. */
export const readPreferringReplica = <Result>(
  { db, changes, reader }: Pick<Store, "db" | "changes" | "reader">,
  account: unknown,
  work: (side: DatabaseSide) => Promise<Result>,
): Promise<Result> => (reader === null ? work({ db, changes }) : reader.read(String(account), work));
