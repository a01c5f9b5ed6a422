// How many calls are under way. The overlay looks at the count once a second, so a quick call never flashes.
type Listener = (count: number) => void;

const listeners = new Set<Listener>();
let current = 0;

function change(by: number): void {
  current += by;
  for (const listener of listeners) {
    listener(current);
  }
}

export const inFlight = {
  count: (): number => current,
  /** Told the new count after every change; answers how to stop. Fits useSyncExternalStore. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Counts `work` from before its start until it has settled, however it ends. */
  async track<Result>(work: () => Promise<Result>): Promise<Result> {
    change(1);
    try {
      return await work();
    } finally {
      change(-1);
    }
  },
};
