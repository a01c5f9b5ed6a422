// A role can use everything that the console shows to it: no link leads to a denied page, and no request is refused.
// `npm test` covers three roles and a few menu entries, `npm run test:full` covers all.
import { afterAll, expect, it } from "vitest";
import { isFullRun } from "../effort";
import { closePages, visitSignedIn } from "./visit";
import { walkAsRole } from "./walkAsRole";

afterAll(closePages);

/** The demo has one account of each role. */
const ACCOUNTS = [
  "operator",
  "ruishi",
  "agent",
  "subagent",
  "distributor",
  "property",
  "developer",
  "customer",
  "branch",
  "clerk",
] as const;

/** For each role, the menu entries with the most content. */
const FEW: Readonly<Record<string, readonly string[]>> = {
  developer: ["/product/device", "/applist/app"],
  agent: ["/product/device", "/vas/order"],
  property: ["/product/device", "/property/room"],
};

it.each(isFullRun ? ACCOUNTS : Object.keys(FEW))(
  "as %s, all that is drawn can be opened",
  async (account) => {
    const entries = isFullRun ? null : (FEW[account] ?? []);
    const person = await visitSignedIn("/", { account });
    expect(await walkAsRole(person, entries)).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.end();
  },
  600_000,
);
