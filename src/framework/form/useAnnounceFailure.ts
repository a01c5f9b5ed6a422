import { useNotify } from "ra-core";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Makes a failed save visible: it shows an error message (specification, point 8) and scrolls to the alert. Answers
 * the ref for the element around the alert.
 * @param failure a new object after each failed save, or null
 */
export const useAnnounceFailure = (failure: unknown, words: string): RefObject<HTMLDivElement | null> => {
  const notify = useNotify();
  const place = useRef<HTMLDivElement>(null);
  const announce = useEffectEvent(() => {
    notify(words, { type: "error" });
    place.current?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (failure !== null) announce();
  }, [failure]);
  return place;
};
