import type { PlatformFeature } from "../../../platform/framework/Feature";
import { ensureAggregates, describeNewSums } from "./ensureAggregates";
import { startAggregateUpkeep } from "./keepAggregates";

export { aggregateOf, aggregateThrough } from "./declare";
export { countedRows, SPAN_COLUMN, COUNT_COLUMN } from "./countedRows";

export const aggregates: PlatformFeature = {
  name: "aggregates",
  aggregates: (declared) => ({
    ensure: (engine, db, from, now) => ensureAggregates(engine, db, from, declared, now),
    describe: (store, from) => describeNewSums(store, from, declared),
    keep: (platform) => startAggregateUpkeep(platform, declared),
  }),
};
