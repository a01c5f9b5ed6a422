// What lists can do, two or three things in a row, in a real browser: with a mouse, by keyboard alone, and on a phone. After each, the
// list shows what the platform answers to the same call. With FULL=1 all pairs; `npm test` walks through some.
import { afterAll, expect, it } from "vitest";
import { tries } from "../effort";
import { openDesk } from "./pairwise/desk";
import { walkAll } from "./pairwise/walkThrough";
import { readModel } from "./readModel";
import { leave, ownAddress } from "./visit";

afterAll(leave);

/** Lists of different shapes: much of it, money, pictures, a tree, without add, read only, plain REST, little of it. */
const LISTS = ["order", "goods", "company", "device", "alarm_log", "access_key", "notice", "refund", "account"];
const ACCOUNTS = ["admin", "property", "developer", "agent"];

it(
  "shows after each two abilities what the platform answers to the same call",
  {
    timeout: tries(480_000, 1_500_000),
  },
  async () => {
    const desk = await openDesk(ownAddress(), readModel(), ACCOUNTS);
    expect(await walkAll(desk, { accounts: ACCOUNTS, lists: LISTS, few: 4 })).toEqual([]);
  },
);
