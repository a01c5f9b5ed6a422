// When the overlay is to be seen. The counter of calls in flight is looked at every second, beginning when the
// first call starts, so that a call answered within a second never flashes.
export const LOOK_EVERY = 1000;

/** A counter that tells when it changes, as src/framework/wire keeps it. */
export interface InFlight {
  count(): number;
  subscribe(listener: () => void): () => void;
}

/** Calls `show` with true once calls have been in flight at a look, and with false as soon as none is. Answers a stop. */
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
