// When the overlay is visible. The number of running calls is checked every second, beginning with the start of the first call, so
// that a call of less than a second shows nothing.
export const LOOK_EVERY = 1000;

/** A counter that reports changes: inFlight of src/framework/wire. */
export interface InFlight {
  count(): number;
  subscribe(listener: () => void): () => void;
}

/** Calls `show` with true when calls are running at a check, and with false as soon as none is. Answers a function that stops it. */
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
