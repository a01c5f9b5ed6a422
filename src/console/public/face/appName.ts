import { useSyncExternalStore } from "react";

const KEY = "pilothouse.app";
const listeners = new Set<() => void>();
let shown: string | null = null;

const stored = (): string => {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
};

/**
 * The name of the client app from which the visitor came. Pages show this name in place of the product's name, even at
 * the next visit.
 */
export const setAppName = (name: string): void => {
  shown = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage, only this page shows the name.
  }
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The name of the visitor's client app; empty if it is unknown. Pages are drawn without it when the console is built. */
export const useAppName = (): string =>
  useSyncExternalStore(
    listen,
    () => (shown ??= stored()),
    () => "",
  );
