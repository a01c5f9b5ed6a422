// A child process for queue.test.ts: runs a job of ten slow steps and prints each, until it is killed.
import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { openStore } from "../../platform/framework/storage/open";
import { defineCountingJob } from "./counting";
import { openHost, readModel } from "./hosts";

const [dataDir = "", databaseUrl = ""] = process.argv.slice(2);
const place = { dataDir, ...(databaseUrl ? { databaseUrl } : {}), forget: () => undefined };
const slow = defineCountingJob({
  kind: "slow",
  before: async (step) => {
    writeSync(1, `${step}\n`);
    await setTimeout(100);
  },
});
// An open server keeps a platform alive, but the timers of the queue do not. Without this timer, the process would end
// before the job is added.
setInterval(() => undefined, 1000);
const host = await openHost(place, readModel(), [slow]);
const store = await openStore(place);
await host.platform?.queue.add(store.db, { id: "killed", kind: "slow", payload: {} }, Math.floor(Date.now() / 1000));
host.platform?.queue.wake();
