import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Whether nobody can see the page: another tab, a locked phone. */
export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === "hidden");
