// Decides when the overlay is visible. The running calls are counted every second from the first call on, so that a
// call of less than a second shows nothing.
export const CHECK_INTERVAL = 1000;

/** Reports changes of a number. It has the form of inFlight in src/framework/wire. */
export interface CallCounter {
  count(): number;
  subscribe(listener: () => void): () => void;
}

/** Calls `show` when calls have begun or ended since the last check. Answers a function that stops this. */
export const watchBusy = (inFlight: CallCounter, show: (busy: boolean) => void): (() => void) => {
  let timer: ReturnType<typeof setInterval> | null = null;
  const rest = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
    show(false);
  };
  const changed = () => {
    if (inFlight.count() === 0) return timer === null ? undefined : rest();
    timer ??= setInterval(() => show(inFlight.count() > 0), CHECK_INTERVAL);
  };
  changed();
  const unsubscribe = inFlight.subscribe(changed);
  return () => {
    unsubscribe();
    rest();
  };
};
