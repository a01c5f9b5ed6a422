// The progress of a search for a record through the pages of a list, for the page that waits.

export interface Seeking {
  readonly page: number;
  /** The maximum number of pages to search. */
  readonly pages: number;
}

let now: Seeking | null = null;
const listeners = new Set<() => void>();

export const seeking = {
  now: (): Seeking | null => now,
  notify(next: Seeking | null): void {
    now = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
