import { useSyncExternalStore } from "react";

// The specification's mobile layout: under 599 px wide.
const query = () => window.matchMedia("(max-width: 598.95px)");

const watch = (changed: () => void) => {
  const media = query();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
};

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => query().matches);
