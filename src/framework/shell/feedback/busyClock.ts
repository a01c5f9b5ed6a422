// Decides when the overlay is visible. The number of running calls is checked every second from the first call on, so a
// call of less than a second shows nothing.
export const LOOK_EVERY = 1000;

/** Reports changes of a number, as inFlight of src/framework/wire does. */
export interface InFlight {
  count(): number;
  subscribe(listener: () => void): () => void;
}

/** Calls `show` with whether calls are running, at each check where this changes. Answers a function to stop this. */
export const watchBusy = (inFlight: InFlight, show: (busy: boolean) => void): (() => void) => {
  let timer: ReturnType<typeof setInterval> | null = null;
  const rest = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
    show(false);
  };
  const changed = () => {
    if (inFlight.count() === 0) return timer === null ? undefined : rest();
    timer ??= setInterval(() => show(inFlight.count() > 0), LOOK_EVERY);
  };
  changed();
  const unsubscribe = inFlight.subscribe(changed);
  return () => {
    unsubscribe();
    rest();
  };
};
