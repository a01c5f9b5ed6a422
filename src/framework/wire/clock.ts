// The platform's time. Credentials contain this time, because the clock of the browser may be wrong.
let ahead = 0;

export const clock = {
  /** Milliseconds since 1970. Until the platform has sent its time, this is the time of the browser's clock. */
  now: (): number => Date.now() + ahead,
  /** `seconds` is the time in an answer of the platform. Other values than numbers are ignored. */
  set(seconds: unknown): void {
    if (typeof seconds === "number" && Number.isFinite(seconds) && seconds > 0) ahead = seconds * 1000 - Date.now();
  },
};
