// The contract of the platform, tested on SQLite and on PostgreSQL, or on a running platform (HOST_URL) in their place.
import { afterAll, beforeAll, describe } from "vitest";
import { everyCallContract } from "./everyCall";
import { openHost, places, readModel, stores } from "./hosts";
import { type Host, openLive } from "./Host";
import { liveAddress } from "./live";
import { platformContract } from "./platformContract";

const model = readModel();

const everything = (open: () => Host) => {
  platformContract(open, model);
  everyCallContract(open, model);
};

for (const name of liveAddress === null ? stores : []) {
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

if (liveAddress !== null) {
  const host = await openLive(liveAddress);
  describe(`the contract on ${liveAddress}`, () => everything(() => host));
}
