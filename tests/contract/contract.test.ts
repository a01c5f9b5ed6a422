// The contract of the platform, tested on SQLite and on PostgreSQL, or on a running platform (HOST_URL) in their place.
import { afterAll, beforeAll, describe } from "vitest";
import { everyCallContract } from "./everyCall";
import { openHost, places, readModel, stores } from "./hosts";
import { sampled } from "../effort";
import { type Host, openLive } from "./Host";
import { liveAddress } from "./live";
import { platformContract } from "./platformContract";

const model = readModel();

const names = model.resources.map(({ name }) => name);
/** The second store runs the same code: in `npm test`, it is tried with every third resource, and in full with all. */
const tried = (store: string): ReadonlySet<string> => new Set(store === stores[0] ? names : sampled(names, 3));

const everything = (open: () => Host, shown: ReadonlySet<string> = new Set(names)) => {
  platformContract(open, model, (name) => shown.has(name));
  everyCallContract(open, model, (name) => shown.has(name));
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
    }, tried(name));
  });
}

if (liveAddress !== null) {
  const host = await openLive(liveAddress);
  describe(`the contract on ${liveAddress}`, () => everything(() => host));
}
