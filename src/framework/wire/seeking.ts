// The pages that are looked through for a record, for the page that waits for it.

export interface Seeking {
  readonly page: number;
  /** The most that are looked through. */
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
