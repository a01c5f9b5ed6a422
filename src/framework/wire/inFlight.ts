// The number of calls that are running. The overlay reads it once a second, so a quick call never makes it flash.
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
  /** Calls the listener with the new count after every change. Answers a function that unsubscribes. Fits useSyncExternalStore. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Counts `work` as running until it succeeds or fails. */
  async track<Result>(work: () => Promise<Result>): Promise<Result> {
    change(1);
    try {
      return await work();
    } finally {
      change(-1);
    }
  },
};
