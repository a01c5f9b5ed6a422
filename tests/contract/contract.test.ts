// The contract of the platform, tested on SQLite, on PostgreSQL, and on a running platform (PILOTHOUSE_HOST).
import { afterAll, beforeAll, describe } from "vitest";
import { everyCallContract } from "./everyCall";
import { openHost, places, readModel, stores } from "./hosts";
import { openLive } from "./Host";
import type { Host } from "./Host";
import { platformContract } from "./platformContract";

const model = readModel();
const live = process.env.PILOTHOUSE_HOST;

const everything = (open: () => Host) => {
  platformContract(open, model);
  everyCallContract(open, model);
};

for (const name of stores) {
  const found = await places(name);
  describe.skipIf(found === null)(`the contract on ${name}`, () => {
    let host: Host | null = null;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), model);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    everything(() => {
      if (!host) throw new Error(`the platform on ${name} did not start`);
      return host;
    });
  });
}

if (live) {
  const host = await openLive(live);
  describe(`the contract on ${live}`, () => everything(() => host));
}
