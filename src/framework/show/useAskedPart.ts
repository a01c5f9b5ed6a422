import { useLocation } from "ra-core";
import { useEffect, useRef } from "react";

/** For a part of the page that the address names as `?tab=`: it is scrolled to, and has the focus. */
export const useAskedPart = (names: readonly string[]) => {
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
