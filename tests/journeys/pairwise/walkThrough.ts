// Runs cases, and answers the faults that were found.
import { givenSeed, isFullRun } from "../../effort";
import { USER_ACTIONS, type Case, casesOf } from "./cases";
import type { PlatformApi } from "./platformApi";
import { checkList, checkListAddress } from "./checkList";
import { startWalk, sortOfDefinition, type ListWalkthrough } from "./Walk";

const nameOf = ({ resource, account, way, language, does }: Case): string =>
  `${resource.name} as ${account} by ${way} in ${language}: ${does.join(", ")}`;

/** If the view is not in the address, the list sends its former request. */
const goBackAndOn = async (walk: ListWalkthrough, did: string): Promise<void> => {
  const { page, resource } = walk;
  const { href } = new URL(page.url());
  await page.goBack({ waitUntil: "commit" }).catch(() => null);
  await page.waitForTimeout(100);
  const isHere = new URL(page.url()).pathname === resource.path;
  if (isHere && walk.view === null) await checkListAddress(walk, `${did}, back`);
  await page.goForward({ waitUntil: "commit" }).catch(() => null);
  await page.waitForTimeout(100);
  if (page.url() !== href) throw new Error(`${did}: back and on leads to ${page.url()} and not to ${href}`);
};

const faultIn = (error: unknown): string =>
  (error instanceof Error
    ? `${error.message}\n${error.stack?.split("\n").find((line) => line.includes("pairwise")) ?? ""}`
    : String(error)
  ).slice(0, 1500);

/** Runs one case. Counts the actions by name. */
export const walkThrough = async (
  api: PlatformApi,
  one: Case,
  done: Map<string, number>,
): Promise<readonly string[]> => {
  const walk = await startWalk(api, one);
  const { person, page } = walk;
  const past: string[] = [];
  const refused: string[] = [];
  page.on("response", async (response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    refused.push(`${pathname} ${response.status()} ${(await response.text().catch(() => "")).slice(0, 300)}`);
  });
  let doing = "opening";
  try {
    await checkList(walk, "opened");
    for (const name of one.does) {
      doing = name;
      const did = [...past, name].join(", ");
      if ((await USER_ACTIONS[name]?.does(walk)) !== true) continue;
      past.push(name);
      await checkList(walk, did);
      done.set(name, (done.get(name) ?? 0) + 1);
    }
    doing = "back and on";
    const isMoved =
      JSON.stringify([walk.asked.filters, walk.asked.keys, walk.asked.page]) !==
      JSON.stringify([{}, sortOfDefinition(one.resource), 1]);
    if (isMoved && walk.way === "mouse") await goBackAndOn(walk, past.join(", "));
    return [];
  } catch (error) {
    if (process.env.PICTURES !== undefined)
      await page.screenshot({ path: `${process.env.PICTURES}/${Date.now()}.png` }).catch(() => null);
    const errors = person.errors.length > 0 ? ` Console: ${[...person.errors, ...refused].join(" | ")}` : "";
    return [`${nameOf(one)}\n  at ${doing} (${page.url()}): ${faultIn(error)}${errors}`];
  } finally {
    await person.end();
    await api.forget(one.account, one.resource);
  }
};

interface Round {
  /** The accounts. The first account has all rights. */
  readonly accounts: readonly string[];
  readonly lists: readonly string[];
  /** The number of cases in `npm test`. */
  readonly few: number;
}

/** Runs all cases of a console, or a few of them, as `npm test` does. ONLY=1,2 runs only these cases. */
export const walkAll = async (api: PlatformApi, { accounts, lists, few }: Round): Promise<readonly string[]> => {
  const all = casesOf(api, { seed: `lists ${givenSeed ?? 1}`, lists, accounts });
  const only = process.env.ONLY?.split(",").map(Number);
  const every = Math.ceil(all.length / few);
  const done = new Map<string, number>();
  const faults: string[] = [];
  const begun = Date.now();
  let walked = 0;
  for (const [at, one] of all.entries()) {
    if (only === undefined ? !isFullRun && at % every !== 0 : !only.includes(at)) continue;
    walked += 1;
    for (const fault of await walkThrough(api, one, done)) {
      faults.push(`${at} ${fault}`);
      console.error(`${at} ${fault}`);
    }
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${walked} of ${all.length} cases in ${seconds} s: ${JSON.stringify(Object.fromEntries(done))}`);
  const never = isFullRun && only === undefined ? Object.keys(USER_ACTIONS).filter((name) => !done.has(name)) : [];
  return [...faults, ...never.map((name) => `${name} was never possible`)];
};
