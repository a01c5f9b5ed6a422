// Maintains the indexes of character pairs while the platform runs: reads which are complete, and builds missing ones.
import { buildSearchIndexes } from "../storage/buildSearchIndexes";
import type { Platform } from "../Platform";

type Kept = Pick<Platform, "store" | "tables" | "settings">;

/** Seconds between two looks at which indexes are complete, and between two attempts to build missing ones. */
const LOOK = 30;
const MAKE = 600;
/** Seconds from the start to the first attempt to build indexes. */
const FIRST = 10;

/** `makes`: whether this process builds missing indexes. Answers the function that ends the maintenance. */
export const keepSearchIndexes = (platform: () => Kept, makes: boolean): (() => void) => {
  if (platform().store.engine === "sqlite") return () => undefined;
  // The database may be unreachable for a while. The next attempt comes soon.
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
