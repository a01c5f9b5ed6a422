import { useRef } from "react";

/** Milliseconds between keys that belong together: those of a fast typist, or a held Backspace. */
export const TYPING_PAUSE = 60;

/**
 * Milliseconds to wait for another key. After a pause this is 0. While keys follow quickly, it is TYPING_PAUSE, so that
 * they are reported together.
 */
export const useTypingPause = (): (() => number) => {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    const since = now - last.current;
    last.current = now;
    return since > TYPING_PAUSE ? 0 : TYPING_PAUSE;
  };
};
