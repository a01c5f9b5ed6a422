// Caches counts of rows. Counting a million rows takes longer than reading a page, and a pager repeats the same count.
import { topicsOf } from "./Changes";
import type { RowCount } from "./counting";
import type { Selection } from "./query";
import type { Versions } from "./Store";

const MOST = 500;
/**
 * The lifetime of a count if several processes write. They announce their changes, but an older version of the
 * platform, or a person with SQL, does not.
 */
const MILLISECONDS = 5000;
/** The lifetime of an estimate. Changes do not end it. */
const ABOUT = 60_000;

interface Entry {
  readonly table: string;
  readonly fields: readonly string[];
  readonly elsewhere: Selection["elsewhere"];
  readonly count: RowCount;
  /** The version of the topics that the count depends on, read before counting. */
  readonly version: string;
  readonly until: number;
}

const identityOf = (table: string, { identity }: Selection): string => `${table}:${identity}`;

const versionOf = async (
  changes: Pick<Versions, "versionOf"> | null,
  table: string,
  { fields, elsewhere }: Selection,
): Promise<string> => {
  const tables = elsewhere.map((one) => one.table);
  return changes === null ? "" : changes.versionOf(topicsOf(table, fields.length > 0, tables));
};

export class CountCache {
  readonly #entries = new Map<string, Entry>();
  readonly #changes: Pick<Versions, "versionOf"> | null;

  /** `changes` reports writes of other processes. Null: no other process writes, so a count is valid until `forget`. */
  constructor(changes: Pick<Versions, "versionOf"> | null) {
    this.#changes = changes;
  }

  /**
   * Answers the cached count of a selection, or calls `counting` and caches its answer. `changes` are those of the database
   * that counts, because a replica may be behind.
   */
  of(
    table: string,
    selection: Selection,
    counting: () => Promise<RowCount>,
    changes = this.#changes,
  ): Promise<RowCount> {
    const known = this.#entries.get(identityOf(table, selection));
    if (known?.count.isAbout === true && known.until > Date.now()) return Promise.resolve(known.count);
    return this.exactly(table, selection, counting, changes);
  }

  /** Like `of`, but counts again if the cached number is an estimate. */
  async exactly(
    table: string,
    selection: Selection,
    counting: () => Promise<RowCount>,
    changes: Pick<Versions, "versionOf"> | null = this.#changes,
  ): Promise<RowCount> {
    const identity = identityOf(table, selection);
    const version = await versionOf(changes, table, selection);
    const known = this.#entries.get(identity);
    if (known?.count.isAbout === false && known.version === version && known.until > Date.now()) return known.count;
    const counted = await counting();
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= MOST && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(identity, {
      table,
      fields: selection.fields,
      elsewhere: selection.elsewhere,
      // The keys are not cached, because the rows may have changed before the next call.
      count: { count: counted.count, isAbout: counted.isAbout },
      version,
      until: counted.isAbout
        ? Date.now() + ABOUT
        : this.#changes === null
          ? Number.POSITIVE_INFINITY
          : Date.now() + MILLISECONDS,
    });
    return counted;
  }

  /** Forgets the counts that an update of `fields` may change. Null means that rows were inserted or deleted. */
  forget(table: string, fields: readonly string[] | null): void {
    const isTouched = (field: string) => fields === null || fields.includes(field);
    for (const [identity, entry] of this.#entries) {
      if (entry.count.isAbout) continue;
      const isOwn = entry.table === table && (fields === null || entry.fields.some(isTouched));
      if (isOwn || entry.elsewhere.some((one) => one.table === table && isTouched(one.field)))
        this.#entries.delete(identity);
    }
  }
}
