// Counting a million rows takes longer than reading a page of them, and a pager asks for the same count again and again.
import type { Selection } from "./query";

const MOST = 500;
/** Another process on the same database may write too, so a count is trusted for this long at most. */
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

  /** `shared`: other processes write to the same store. */
  constructor(shared: boolean) {
    this.#lifetime = shared ? MILLISECONDS : Number.POSITIVE_INFINITY;
  }

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

  /** A change of `fields`, or with null of the rows there are. */
  forget(table: string, fields: readonly string[] | null): void {
    const isTouched = (field: string) => fields === null || fields.includes(field);
    for (const [identity, entry] of this.#entries) {
      const isOwn = entry.table === table && (fields === null || entry.fields.some(isTouched));
      if (isOwn || entry.elsewhere.some((one) => one.table === table && isTouched(one.field)))
        this.#entries.delete(identity);
    }
  }
}
