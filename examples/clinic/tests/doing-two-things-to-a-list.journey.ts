// Combines two functions of a list at a time. The lists of the clinic have the same functions as the lists of the IoT
// console, because all lists come from definitions.
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repetitions } from "../../../tests/effort";
import { openPlatformApi } from "../../../tests/journeys/pairwise/platformApi";
import { walkAll } from "../../../tests/journeys/pairwise/walkThrough";
import { readModel } from "../../../tests/journeys/readModel";
import { type Served, serve } from "../../../tests/journeys/serve";
import { closePages } from "../../../tests/journeys/visit";

const ROOT = resolve(import.meta.dirname, "../../..");
const LISTS = ["equipment", "supplier", "ward", "maintenance_order", "staff", "pass"];
const ACCOUNTS = ["head", "planner", "icu"];

let office: Served;
beforeAll(async () => {
  office = await serve(ROOT, {}, "examples/clinic");
});
afterAll(async () => {
  await closePages();
  await office?.stop();
});

it(
  "shows after each two abilities what the platform answers to the same call",
  {
    timeout: repetitions(480_000, 1_500_000),
  },
  async () => {
    const model = readModel(resolve(ROOT, "examples/clinic"));
    const api = await openPlatformApi(office.address, model, ACCOUNTS);
    expect(await walkAll(api, { accounts: ACCOUNTS, lists: LISTS, few: 2 })).toEqual([]);
  },
);
