// The contract, as far as it judges access, rules and wallet, on one store: what a mutant of the platform is shown to.
import { afterAll, beforeAll, describe } from "vitest";
import { accessContract } from "../contract/access";
import { accountContract } from "../contract/accounts";
import { behaviourContract } from "../contract/behaviour";
import { openHost, places, readModel } from "../contract/hosts";
import type { Host } from "../contract/Host";
import { orderContract } from "../contract/orders";
import { ownershipContract } from "../contract/ownership";
import { resourceContract } from "../contract/resources";
import { ruleContract } from "../contract/rules";
import { signInContract } from "../contract/signIn";
import { supportContract } from "../contract/support";
import { thirdPartyContract } from "../contract/thirdParty";
import { versionContract } from "../contract/versions";
import { walletContract } from "../contract/wallet";
import { walletLineContract } from "../contract/walletLines";
import { controlContract } from "../contract/walletControl";

/** A table that has it all, a tree, one with secrets, one that is sold. */
const SHOWN = new Set(["device", "company", "server", "goods"]);

const model = readModel();
const found = await places("SQLite");

describe("the contract", () => {
  let host: Host | null = null;
  beforeAll(async () => {
    if (found) host = await openHost(found.place(), model);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });
  const open = (): Host => {
    if (!host) throw new Error("the platform did not start");
    return host;
  };
  resourceContract(open, { ...model, resources: model.resources.filter(({ name }) => SHOWN.has(name)) });
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
  signInContract(open);
});
