// The remaining delay after a wrong password.
import { useEffect, useState } from "react";

const SECOND = 1000;

/** Counts down from `seconds`, and starts again for each new `cause`. */
export const useSecondsLeft = (seconds: number, cause: unknown): number => {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cause` restarts it even if `seconds` are the same
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
