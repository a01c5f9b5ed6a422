// The number of running calls. The overlay reads it once a second, so it does not flash for quick calls.
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
  /** Calls the listener after every change of the number. Answers a function that unsubscribes. */
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
