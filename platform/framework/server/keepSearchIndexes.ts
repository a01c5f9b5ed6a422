// Looks after the indexes of pairs of characters while the platform runs: which there are, and which are missing.
import { buildSearchIndexes } from "../storage/buildSearchIndexes";
import type { Platform } from "../Platform";

type Kept = Pick<Platform, "store" | "tables" | "settings">;

/** Seconds between two looks, and between two times that missing ones are made. */
const LOOK = 30;
const MAKE = 600;
/** Seconds after the start until then. */
const FIRST = 10;

/** `makes`: whether this process makes missing ones. Answers the function that ends it. */
export const keepSearchIndexes = (platform: () => Kept, makes: boolean): (() => void) => {
  const { engine } = platform().store;
  if (engine === "sqlite") return () => undefined;
  // A database that is away for a while is no reason to stop: it is tried again soon.
  const look = () =>
    void platform()
      .store.searchIndexes.look(platform().store.db)
      .catch(() => undefined);
  const make = () => {
    const { store, tables, settings } = platform();
    void buildSearchIndexes(store, tables.values(), settings.SEARCH_INDEX_ROWS).catch(console.error);
  };
  const timers = [setInterval(look, LOOK * 1000)];
  if (makes) timers.push(setInterval(make, MAKE * 1000), setTimeout(make, FIRST * 1000));
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
};
