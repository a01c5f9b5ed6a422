// A child process that a test starts and kills: it changes orders and refunds while sums are kept, and prints each
// stored step.
import { business } from "../../../platform/business";
import { aggregates } from "../../../platform/business/statistics";
import { runAggregateUpkeep } from "../platform/keepAggregates";
import type { Platform } from "../../../platform/framework/Platform";
import { createRandomChanges } from "../../../tests/contract/changedOrders";
import { openHost, readModel } from "../../../tests/contract/hosts";

const [, , dataDir = "", databaseUrl = "", seed = "1"] = process.argv;
const place = { dataDir, ...(databaseUrl === "" ? {} : { databaseUrl }), forget: () => undefined };

const starting = async (platform: Platform): Promise<void> => {
  const change = async () => {
    const changes = createRandomChanges(platform, Number(seed));
    for (;;) {
      await changes.make(1);
      console.log("changed");
    }
  };
  const care = async () => {
    for (;;) await runAggregateUpkeep(platform, aggregates);
  };
  await runAggregateUpkeep(platform, aggregates);
  void Promise.all([change(), care()]);
};

await openHost(place, readModel(60), [], { JOBS: false }, { ...business, starting });
