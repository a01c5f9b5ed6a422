// The console in front of a host that knows only the specification: what the host lacks is absent, and all that is there works.
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readModel } from "../../journeys/readModel";
import { serve, type Served } from "../../journeys/serve";
import { leave, visit, type Visit, walkTo } from "../../journeys/visit";
import { SpecifiedHost } from "./SpecifiedHost";

const root = join(import.meta.dirname, "..", "..", "..");
const host = new SpecifiedHost();
let served: Served;

beforeAll(async () => {
  const address = await host.open();
  served = await serve(root, { PLATFORM_URL: address, PLATFORM_CAN: "none", DEMO: "", VERIFICATION_CODE: "" });
});
afterAll(async () => {
  await leave();
  await served?.stop();
  await host.close();
});

const model = readModel();
const screens = model.sections.flatMap((section) => section.screens);
const paths = [
  ...new Set([
    ...screens.map(({ path }) => path),
    ...model.resources.flatMap(({ path }) => (path === null ? [] : [path])),
  ]),
];

/** Signs in by the form, which asks for no picture. */
const enter = async (account: string): Promise<Visit> => {
  const person = await visit({ address: served.address });
  await person.open("/login");
  const { page } = person;
  await page.locator("input[name=account]").fill(account);
  await page.locator("input[name=password]").fill("pilothouse");
  expect(await page.locator("input[name=code], form .picture").count()).toBe(0);
  await page.locator("button[type=submit]").click();
  await page.waitForURL((url) => url.pathname !== "/login");
  await page.locator("nav a").first().waitFor();
  return person;
};

describe.each(["admin", "agent", "customer"])("%s on a host of the specification", (account) => {
  it("has the menu of the host, and opens every screen in it without an error", async () => {
    const person = await enter(account);
    const { page } = person;
    const faults: string[] = [];
    let seen = 0;
    for (const path of paths) {
      await walkTo(page, path);
      await page.waitForFunction((to) => location.pathname === to || location.pathname.startsWith(`${to}/`), path);
      await page.waitForFunction(
        () =>
          (document.querySelector("main")?.innerText.trim().length ?? 0) > 10 &&
          !document.querySelector("main .kit-loading, main [aria-busy=true]"),
      );
      for (const one of person.errors.slice(seen)) faults.push(`${path}: the browser says ${one.slice(0, 300)}`);
      seen = person.errors.length;
      const text = await page.locator("main").innerText();
      if (/Something went wrong|It was deleted|cannot be reached/.test(text))
        faults.push(`${path}: ${text.slice(0, 200)}`);
    }
    await person.end();
    expect(faults).toEqual([]);
    expect(host.strange).toEqual([]);
  });
});
