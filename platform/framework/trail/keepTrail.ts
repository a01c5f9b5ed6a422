// Maintains the audit trail while the platform runs: deletes old entries and prepares partitions for new ones.
import { errorCodeOf } from "../folder/errorCode";
import { readDaysInForce } from "../storage/deletions";
import { preparePartitions } from "../storage/partitions";
import { partitionSeconds } from "../storage/spans";
import { DAY, HOUR } from "../wire/seconds";
import type { Settings } from "../settings/settings";
import type { Store } from "../storage/Store";
import { platformForActor, type TrailParts } from "./createTrail";
import { pruneTrail } from "./prune";

interface Keeping extends TrailParts {
  readonly store: Store;
  readonly settings: Pick<Settings, "TRAIL_DAYS">;
}

const tableOf = ({ model, tables }: Keeping) => (model.trail === null ? undefined : tables.get(model.trail.resource));

/** Deletes entries older than TRAIL_DAYS, once that rule is in force. Answers their number. */
export const pruneByAge = async (platform: Keeping): Promise<number> => {
  const table = tableOf(platform);
  if (table === undefined) return 0;
  const { store } = platformForActor(platform, { account: null, call: null, work: "trail", address: "" });
  const days = await readDaysInForce(store.db, table, { days: platform.settings.TRAIL_DAYS, now: platform.now() });
  if (days === 0) return 0;
  return pruneTrail(store, table, platform.now() - days * DAY, partitionSeconds({ days }));
};

/** PostgreSQL's code for a lock that was not granted in time, for example during a backup. */
const NOT_NOW = "55P03";

/** Adds the next partition in time, then deletes old entries. If it is blocked, the next run does it. */
export const runTrailUpkeep = async (platform: Keeping): Promise<void> => {
  const table = tableOf(platform);
  if (table === undefined) return;
  const retention = { days: platform.settings.TRAIL_DAYS, now: platform.now() };
  for (const work of [() => preparePartitions(platform.store, table, retention), () => pruneByAge(platform)])
    try {
      await work();
    } catch (error) {
      if (errorCodeOf(error) !== NOT_NOW) throw error;
    }
};

/** Maintains the trail every hour. Answers the function that ends this. */
export const startTrailUpkeep = (platform: () => Keeping): (() => void) => {
  const timer = setInterval(() => void runTrailUpkeep(platform()).catch(console.error), HOUR * 1000);
  timer.unref();
  return () => clearInterval(timer);
};
