// The platform's time. Credentials contain a time, and the browser's clock may be wrong.
let ahead = 0;

export const clock = {
  /** Milliseconds since 1970 by the platform's clock, or by the browser's until the platform has sent its time. */
  now: (): number => Date.now() + ahead,
  /** `seconds` is the time in an answer of the platform. Other values than numbers are ignored. */
  set(seconds: unknown): void {
    if (typeof seconds === "number" && Number.isFinite(seconds) && seconds > 0) ahead = seconds * 1000 - Date.now();
  },
};
