// The contract of the platform: on the tested stores, or on a running platform (HOST_URL) instead.
import { afterAll, beforeAll, describe } from "vitest";
import { smokeStores } from "../effort";
import { behaviourContract } from "./behaviour";
import { everyCallContract } from "./everyCall";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { type TestHost, openLive } from "./Host";
import { liveAddress } from "./live";
import { platformContract } from "./platformContract";
import { resourceContract } from "./resources";
import { walletContract } from "./wallet";

const model = readModel();

const everything = (open: () => TestHost): void => {
  platformContract(open, model);
  everyCallContract(open, model);
};

/** A tree, money, and long lists. */
const CORE = new Set(["company", "order", "device"]);
/** For a store that this run tests only briefly: only the tests whose result depends on the engine. */
const core = (open: () => TestHost): void => {
  resourceContract(open, model, (name) => CORE.has(name));
  walletContract(open);
  behaviourContract(open);
};

for (const name of liveAddress === null ? smokeStores : []) {
  const found = await placesForStores(name, smokeStores);
  describe.skipIf(found === null)(`the contract on ${name}`, () => {
    let host: TestHost | null = null;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), model);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const open = (): TestHost => {
      if (!host) throw new Error(`the platform on ${name} did not start`);
      return host;
    };
    (storeNames.includes(name) ? everything : core)(open);
  });
}

if (liveAddress !== null) {
  const host = await openLive(liveAddress);
  describe(`the contract on ${liveAddress}`, () => everything(() => host));
}
