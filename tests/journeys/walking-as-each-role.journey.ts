// What the console draws for somebody of a role works for that role: no link leads to a page that is denied, and nothing that is drawn
// asks the platform for what it refuses. `npm test` walks a few entries of the menu as three roles, `npm run test:full` all as all.
import { afterAll, expect, it } from "vitest";
import { isFull } from "../effort";
import { leave, visitSignedIn } from "./visit";
import { walkAsRole } from "./walkAsRole";

afterAll(leave);

/** The demo has an account of each role. */
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

/** The entries of a role's menu that show most. */
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
