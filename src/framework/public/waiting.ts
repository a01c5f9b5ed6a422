// The delay after a wrong password: how long, according to the platform, and how much of it is left.
import { useEffect, useState } from "react";

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
