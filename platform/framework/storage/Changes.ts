// What has changed in a store that several processes write to, so that each process knows when its caches are out of date
// (ADR 65). Every transaction that writes rows increases the versions of the tables that it wrote, as its last statement.
// The driver does this, so that no writing code can forget it. A table has two topics: one for added and deleted rows,
// one for changed rows.
import { sql } from "kysely";
import { BatchReader } from "./BatchReader";
import type { Db, Row, Versions } from "./Store";
import { currentWriterTopic } from "./writer";

export const CHANGES_TABLE = "platform_change";

/**
 * Each topic is counted in this many rows, and a transaction updates one of them at random. With one row, all
 * transactions that write a table would have to wait for each other.
 */
const SLOTS = 8;

/** Matches the beginning of every statement that writes, by Kysely or by the platform's own SQL. */
const WRITE = /^\s*(insert into|update|delete from) "?(\w+)"?/i;
/** The platform's own tables: no cache depends on them. */
const OWN = /^platform_/;

/** The items of a list field are in a separate table (`user__roles`). A change of it counts as a change of `user`. */
const LIST = /__.*$/;
export const rowCountTopic = (table: string): string => `${table.replace(LIST, "")}+`;
const changed = (table: string): string => `${table.replace(LIST, "")}~`;

/** The topics that a count depends on: those of its table, and those of other tables in its conditions. */
export const topicsOf = (table: string, hasConditions: boolean, elsewhere: readonly string[]): readonly string[] =>
  [
    ...new Set([
      rowCountTopic(table),
      ...(hasConditions ? [changed(table)] : []),
      ...elsewhere.flatMap((one) => [rowCountTopic(one), changed(one)]),
    ]),
  ].toSorted();

/** The topic that a statement writes; null if it writes none. */
export const topicOf = (text: string): string | null => {
  const [, verb, name = ""] = WRITE.exec(text) ?? [];
  if (verb === undefined || OWN.test(name)) return null;
  return verb.toLowerCase() === "update" || LIST.test(name) ? changed(name) : rowCountTopic(name);
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const ensureChanges = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(CHANGES_TABLE)} (topic text not null, slot integer not null, version bigint not null, primary key (topic, slot))`.execute(
    db,
  );
};

/** An SQL statement that increases topics. It has no parameters, so it can be sent together with a commit. */
export const increaseTopicsSql = (topics: ReadonlySet<string>): string => {
  const slot = Math.floor(Math.random() * SLOTS);
  // Sorted, so that two transactions cannot deadlock.
  const rows = [...topics].toSorted().map((topic) => `(${quoted(topic)}, ${slot}, 1)`);
  return `insert into ${CHANGES_TABLE} (topic, slot, version) values ${rows.join(", ")} on conflict (topic, slot) do update set version = ${CHANGES_TABLE}.version + 1`;
};

export class Changes implements Versions {
  readonly #versions: BatchReader<string>;
  #isOpen = false;

  readonly #signalsWriters: boolean;

  /** `signalsWriters`: whether writers are also counted, which a replica needs. */
  constructor(db: () => Db, signalsWriters = false) {
    this.#signalsWriters = signalsWriters;
    this.#versions = new BatchReader(async (topics) => {
      const { rows } =
        await sql<Row>`select topic, sum(version) as version from ${sql.table(CHANGES_TABLE)} where topic in (${sql.join(topics)}) group by topic`.execute(
          db(),
        );
      return new Map(rows.map(({ topic, version }) => [String(topic), String(version)]));
    });
  }

  open(): void {
    this.#isOpen = true;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The topic and, with a replica, also the counter of the account that writes. */
  withWriter(topic: string): readonly string[] {
    const by = this.#signalsWriters ? currentWriterTopic() : null;
    return by === null ? [topic] : [topic, by];
  }

  async versionOf(topics: readonly string[]): Promise<string> {
    return (await Promise.all(topics.map((topic) => this.#versions.find(topic)))).join();
  }
}
