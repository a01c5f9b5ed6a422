import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Whether the page is hidden, for example by another tab or a locked phone. */
export const useIsPageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === "hidden");
