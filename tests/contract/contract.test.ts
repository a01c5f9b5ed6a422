// One contract, whoever keeps it: the reference platform on SQLite and on PostgreSQL, and a live host by PILOTHOUSE_HOST.
import { afterAll, beforeAll, describe } from "vitest";
import { accessContract } from "./access";
import { accountContract } from "./accounts";
import { behaviourContract } from "./behaviour";
import { everyCallContract } from "./everyCall";
import { openHost, places, readModel, stores } from "./hosts";
import { openLive } from "./Host";
import type { Host } from "./Host";
import { ownershipContract } from "./ownership";
import { resourceContract } from "./resources";
import { ruleContract } from "./rules";
import { thirdPartyContract } from "./thirdParty";
import { versionContract } from "./versions";
import { supportContract } from "./support";
import { orderContract } from "./orders";
import { walletContract } from "./wallet";
import { walletLineContract } from "./walletLines";
import { controlContract } from "./walletControl";
import { signInContract } from "./signIn";

const model = readModel();
const live = process.env.PILOTHOUSE_HOST;

const everything = (open: () => Host) => {
  resourceContract(open, model);
  ownershipContract(open, model);
  accessContract(open, model);
  accountContract(open);
  ruleContract(open);
  walletContract(open);
  controlContract(open);
  walletLineContract(open);
  orderContract(open);
  supportContract(open);
  versionContract(open);
  thirdPartyContract(open);
  behaviourContract(open);
  everyCallContract(open, model);
  signInContract(open);
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
