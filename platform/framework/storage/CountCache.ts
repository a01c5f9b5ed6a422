// Caches counts of rows. Counting a million rows takes longer than reading a page, and a pager repeats the same count.
import type { Selection } from "./query";

const MOST = 500;
/**
 * The lifetime of a count if other processes write to the same database, because their writes do not clear this cache.
 */
const MILLISECONDS = 5000;

interface Entry {
  readonly table: string;
  readonly fields: readonly string[];
  readonly elsewhere: Selection["elsewhere"];
  readonly count: number;
  readonly until: number;
}

export class CountCache {
  readonly #entries = new Map<string, Entry>();
  readonly #lifetime: number;

  /** `shared`: whether other processes may write to the same store. Otherwise, a count lives until it is forgotten. */
  constructor(shared: boolean) {
    this.#lifetime = shared ? MILLISECONDS : Number.POSITIVE_INFINITY;
  }

  /** Answers the cached count of a selection, or calls `counting` and keeps its answer. */
  async of(table: string, selection: Selection, counting: () => Promise<number>): Promise<number> {
    const identity = `${table}:${selection.identity}`;
    const known = this.#entries.get(identity);
    if (known && known.until > Date.now()) return known.count;
    const counted = await counting();
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= MOST && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(identity, {
      table,
      fields: selection.fields,
      elsewhere: selection.elsewhere,
      count: counted,
      until: Date.now() + this.#lifetime,
    });
    return counted;
  }

  /** Forgets the counts that an update of `fields` may change. Null stands for inserted or deleted rows. */
  forget(table: string, fields: readonly string[] | null): void {
    const isTouched = (field: string) => fields === null || fields.includes(field);
    for (const [identity, entry] of this.#entries) {
      const isOwn = entry.table === table && (fields === null || entry.fields.some(isTouched));
      if (isOwn || entry.elsewhere.some((one) => one.table === table && isTouched(one.field)))
        this.#entries.delete(identity);
    }
  }
}
