import { useNotify } from "ra-core";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Tells why a save failed: an error toast (specification, point 8), and the alert that stays comes into view. Answers the ref of the
 * element around that alert.
 *
 * @param failure changes with every failed save. Null when there is none
 */
export const useTellFailure = (failure: unknown, words: string): RefObject<HTMLDivElement | null> => {
  const notify = useNotify();
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => {
    notify(words, { type: "error" });
    place.current?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (failure !== null) tell();
  }, [failure]);
  return place;
};
