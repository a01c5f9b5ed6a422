// The platform's time, as this browser's clock tells it: credentials carry it, and a browser's own clock may be wrong.
let ahead = 0;

export const clock = {
  /** Milliseconds since 1970 on the platform; the browser's own until the platform has said. */
  now: (): number => Date.now() + ahead,
  /** `seconds` is what the platform says just now; anything else is no time. */
  set(seconds: unknown): void {
    if (typeof seconds === "number" && Number.isFinite(seconds) && seconds > 0) ahead = seconds * 1000 - Date.now();
  },
};
