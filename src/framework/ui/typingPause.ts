import { useRef } from "react";

/** Milliseconds between keys of one go: a word by a quick typist, a held Backspace. */
export const TYPING_PAUSE = 60;

/** How long to wait for a further key. A key after a pause is reported at once; fast keys are reported when they stop. */
export const useTypingPause = (): (() => number) => {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    const since = now - last.current;
    last.current = now;
    return since > TYPING_PAUSE ? 0 : TYPING_PAUSE;
  };
};
