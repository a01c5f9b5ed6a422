import { useNotify } from "ra-core";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Shows why a save failed: by an error toast (specification, point 8), and by scrolling to the alert, which stays.
 * Answers the ref of the element around the alert.
 * @param failure changes with every failed save. Null when there is none
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
