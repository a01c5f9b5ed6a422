// Uses two or three abilities of a list in a row, in a real browser: with a mouse, a keyboard, and on a phone. After
// each, the list shows what the platform answers to the same call. FULL=1 covers all pairs, `npm test` some of them.
import { afterAll, expect, it } from "vitest";
import { repetitions } from "../effort";
import { openPlatformApi } from "./pairwise/platformApi";
import { walkAll } from "./pairwise/walkThrough";
import { readModel } from "./readModel";
import { closePages, workerAddress } from "./visit";

afterAll(closePages);

/** Lists of different kinds: many functions, money, pictures, a tree, no adding, read only, REST, few functions. */
const LISTS = ["order", "goods", "company", "device", "alarm_log", "access_key", "notice", "refund", "account"];
const ACCOUNTS = ["admin", "property", "developer", "agent"];

it(
  "shows after each two abilities what the platform answers to the same call",
  {
    timeout: repetitions(480_000, 1_500_000),
  },
  async () => {
    const api = await openPlatformApi(workerAddress(), readModel(), ACCOUNTS);
    expect(await walkAll(api, { accounts: ACCOUNTS, lists: LISTS, few: 4 })).toEqual([]);
  },
);
