// Everything that the console shows to a role works for this role: no link leads to a denied page, and no request is
// refused. `npm test` uses a few menu entries and three roles, `npm run test:full` all.
import { afterAll, expect, it } from "vitest";
import { isFull } from "../effort";
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

/** The menu entries of each role with most content. */
const FEW: Readonly<Record<string, readonly string[]>> = {
  developer: ["/product/device", "/applist/app"],
  agent: ["/product/device", "/vas/order"],
  property: ["/product/device", "/property/room"],
};

it.each(isFull ? ACCOUNTS : Object.keys(FEW))(
  "as %s, all that is drawn can be opened",
  async (account) => {
    const entries = isFull ? null : (FEW[account] ?? []);
    const person = await visitSignedIn("/", { account });
    expect(await walkAsRole(person, entries)).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.end();
  },
  600_000,
);
