// The contract on SQLite with the tables of four resources: the tests for mutants of the platform.
import { afterAll, beforeAll, describe } from "vitest";
import type { TestHost } from "../contract/Host";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import { platformContract } from "../contract/platformContract";

/** Definitions of different forms: one with all features, a tree, one with secrets, one with a price. */
const SHOWN = new Set(["device", "company", "server", "goods"]);

const model = readModel();
const found = await placesForStores("SQLite");

describe("the contract", () => {
  let host: TestHost | null = null;
  const place = found?.place();
  beforeAll(async () => {
    if (place) host = await openHost(place, model);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    place?.forget();
  });
  const open = (): TestHost => {
    if (!host) throw new Error("the platform did not start");
    return host;
  };
  platformContract(open, model, (name) => SHOWN.has(name));
});
