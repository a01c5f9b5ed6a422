import { useEffect, useEffectEvent } from "react";

/** Runs an action for Ctrl (Cmd on a Mac) with a key, unless a dialog is open. */
export const useShortcuts = (actionOf: (key: string) => (() => void) | undefined): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && !event.defaultPrevented;
    const act = isShortcut ? actionOf(event.key) : undefined;
    if (act === undefined || document.querySelector("[role=dialog]") !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
};
