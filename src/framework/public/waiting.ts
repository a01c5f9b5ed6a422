// The delay after a wrong password: how long, according to the platform, and how much of it is left.
import { useEffect, useState } from "react";
import { WireFailure } from "../wire/WireFailure";

const factOf = (error: unknown, name: string): unknown =>
  error instanceof WireFailure && error.reason === "answer" && typeof error.data === "object" && error.data !== null
    ? Reflect.get(error.data, name)
    : undefined;

/** Seconds until the next attempt is allowed. 0 when it is allowed now. */
export const waitOf = (error: unknown): number => {
  const seconds = factOf(error, "context") === "wait" ? Number(factOf(error, "seconds")) : 0;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
};

/** Whether the next attempt needs a captcha. */
export const needsPicture = (error: unknown): boolean => factOf(error, "verify") === true;

/** The time on the platform, if it refused because the browser's clock is wrong. Undefined for any other failure. */
export const rightTimeOf = (error: unknown): unknown =>
  factOf(error, "context") === "clock" ? (factOf(error, "now") ?? 0) : undefined;

const SECOND = 1000;

/** Counts down from `seconds`, and starts again for each new `cause`. */
export const useSecondsLeft = (seconds: number, cause: unknown): number => {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number of seconds may be told twice
  useEffect(() => {
    const until = Date.now() + seconds * SECOND;
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND)));
    look();
    if (seconds <= 0) return;
    const timer = setInterval(look, SECOND / 4);
    return () => clearInterval(timer);
  }, [seconds, cause]);
  return left;
};

/** The remaining time in words. */
export const waitWords = (
  t: (word: "failed.wait_one" | "failed.wait_other", values: { count: number }) => string,
  count: number,
): string => t(count === 1 ? "failed.wait_one" : "failed.wait_other", { count });
