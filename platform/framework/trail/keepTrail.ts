// Deletes old entries of the audit trail while the platform runs.
import { DAY, HOUR } from "../wire/seconds";
import type { Settings } from "../settings/settings";
import type { Store } from "../storage/Store";
import { actAs, type TrailParts } from "./createTrail";
import { pruneTrail } from "./prune";

interface Keeping extends TrailParts {
  readonly store: Store;
  readonly settings: Pick<Settings, "TRAIL_DAYS">;
}

/** Deletes what is older than TRAIL_DAYS. Answers the number of entries. */
export const pruneByAge = async (platform: Keeping): Promise<number> => {
  const { model, tables, settings } = platform;
  const table = model.trail === null ? undefined : tables.get(model.trail.resource);
  if (table === undefined || settings.TRAIL_DAYS === 0) return 0;
  const { store } = actAs(platform, { account: null, call: null, work: "trail", address: "" });
  return pruneTrail(store, table, platform.now() - settings.TRAIL_DAYS * DAY);
};

/** Prunes once an hour. Answers the function that ends it. */
export const keepTrail = (platform: () => Keeping): (() => void) => {
  const timer = setInterval(() => void pruneByAge(platform()).catch(console.error), HOUR * 1000);
  timer.unref();
  return () => clearInterval(timer);
};
