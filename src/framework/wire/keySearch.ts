// How far the search for a record in the pages of a list has got. The waiting page shows it.

export interface KeySearch {
  readonly page: number;
  /** The maximum number of pages to search. */
  readonly pages: number;
}

let now: KeySearch | null = null;
const listeners = new Set<() => void>();

export const keySearch = {
  now: (): KeySearch | null => now,
  notify(next: KeySearch | null): void {
    now = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
