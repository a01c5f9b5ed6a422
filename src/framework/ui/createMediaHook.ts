import { useSyncExternalStore } from "react";

const known = new WeakMap<Window, Map<string, MediaQueryList>>();

/** Each query has one list per window, because creating a list takes longer than drawing a component. */
const listOf = (query: string): MediaQueryList => {
  const lists = known.get(window) ?? new Map<string, MediaQueryList>();
  known.set(window, lists);
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
};

/** Makes a hook that answers whether the media query matches. */
export const createMediaHook = (query: string): (() => boolean) => {
  const watch = (changed: () => void) => {
    const list = listOf(query);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  };
  const matches = () => listOf(query).matches;
  return () => useSyncExternalStore(watch, matches);
};
