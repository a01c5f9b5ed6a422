// The speed of a bulk task, from its latest records and their time. Older records count less.

export interface WorkPace {
  readonly records: number;
  readonly ms: number;
}

export const UNKNOWN_PACE: WorkPace = { records: 0, ms: 0 };

/** After this many milliseconds, a measurement counts half. */
const HALF_MS = 10_000;

/** The pace after `records` more, which took `ms`. */
export const addToPace = (before: WorkPace, { records, ms }: WorkPace): WorkPace => {
  const kept = 0.5 ** (ms / HALF_MS);
  return { records: before.records * kept + records, ms: before.ms * kept + ms };
};

/** Records per second; null before the speed is known. */
export const recordsPerSecond = ({ records, ms }: WorkPace): number | null =>
  records > 0 && ms > 0 ? (records * 1000) / ms : null;

/** Seconds until this number of records is processed; null before the speed is known. */
export const remainingSeconds = (pace: WorkPace, waiting: number): number | null => {
  const rate = recordsPerSecond(pace);
  return rate === null ? null : Math.ceil(waiting / rate);
};

/** Answers a function that answers the milliseconds since its last call, or at first since it was made. */
export const startStopwatch = (): (() => number) => {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return last - before;
  };
};
