// The time on the platform. Credentials carry a timestamp, and the clock of the browser may be wrong.
let ahead = 0;

export const clock = {
  /** Milliseconds since 1970 on the platform. Until the platform has sent its time, the time of the browser. */
  now: (): number => Date.now() + ahead,
  /** `seconds` is the current time as the platform sent it. Anything but a number is ignored. */
  set(seconds: unknown): void {
    if (typeof seconds === "number" && Number.isFinite(seconds) && seconds > 0) ahead = seconds * 1000 - Date.now();
  },
};
