import { useLocation } from "ra-core";
import { useEffect, useRef } from "react";

/** For the part of a page that the address names as `?tab=`. The page scrolls to it and gives it the focus. */
export const useScrollToTab = (names: readonly string[]) => {
  const place = useRef<HTMLElement>(null);
  const asked = new URLSearchParams(useLocation().search).get("tab");
  const isAsked = asked !== null && names.includes(asked);
  useEffect(() => {
    if (!isAsked) return;
    place.current?.scrollIntoView?.({ block: "start" });
    place.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return place;
};
