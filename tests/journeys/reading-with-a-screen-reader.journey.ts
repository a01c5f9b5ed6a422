// What a screen reader is told, checked by axe-core on one page of each kind, in light and in dark.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { leave, visit, visitSignedIn, type Visit } from "./visit";

afterAll(leave);

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { run(): Promise<{ violations: readonly Violation[] }> };
  }
}
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
}

/** Violations on the page, one line for each element. */
const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => (await window.axe.run()).violations);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, html }) => `${id} (${help}): ${target.join(" ")} ${html.slice(0, 160)}`),
  );
};

type Scheme = "light" | "dark";
const inScheme = async (person: Visit, scheme: Scheme): Promise<void> => {
  await person.page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await person.page.evaluate((mode) => localStorage.setItem("pilothouse.theme", mode), scheme);
};
const SCHEMES = ["light", "dark"] as const;

const row = "main tbody tr[aria-rowindex] td";

/** Opens the first record of a list. */
const firstRecord = async ({ page }: Visit): Promise<void> => {
  await page.locator(row).first().waitFor();
  await page.locator(row).first().click();
  await page.waitForURL(/\/show/);
  await page.locator("main h1, main h2").first().waitFor();
};

interface Kind {
  readonly path: string;
  /** Something the finished page has. */
  readonly shows: string;
  readonly act?: (person: Visit) => Promise<void>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  dashboard: { path: "/dashboard", shows: "main h1" },
  list: { path: "/vas/order", shows: row },
  tree: { path: "/operate/company", shows: row },
  "list under tabs": { path: "/operate/server", shows: row },
  form: { path: "/operate/time_plan/create", shows: "main [name=spec]" },
  "form of a tree": { path: "/system/role/create", shows: "main [name=cn_name]" },
  record: { path: "/product/device", shows: row, act: firstRecord },
  statistics: { path: "/info/order", shows: "main h1, main h2" },
  search: {
    path: "/dashboard",
    shows: "main h1",
    act: async ({ page }) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill("dev");
      await page.getByRole("dialog").getByRole("option").first().waitFor();
    },
  },
  "API test": {
    path: "/___api_test?call=cron.list",
    shows: "main form",
    act: async ({ page }) => {
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await page.locator("pre[data-part=answer]").waitFor();
    },
  },
  "page there is none": { path: "/nowhere", shows: "main h1" },
};

describe.each(SCHEMES)("a person with a screen reader, in %s", (scheme) => {
  it("is told what the sign-in page holds", async () => {
    const person = await visit();
    await person.open("/login?lang=en");
    await inScheme(person, scheme);
    await person.page.reload();
    await person.page.locator("input[name=account]").waitFor();
    expect(await violations(person.page)).toEqual([]);
    await person.page.locator("button[type=submit]").click();
    await person.page.locator("[aria-invalid=true]").first().waitFor();
    expect(await violations(person.page)).toEqual([]);
    await person.end();
  });

  it.each(Object.entries(KINDS))("is told what a %s holds", async (_, { path, shows, act }) => {
    const person = await visitSignedIn("/operate/time_plan?lang=en");
    await inScheme(person, scheme);
    await person.open(`${path}${path.includes("?") ? "&" : "?"}lang=en`);
    await person.page.locator(shows).first().waitFor();
    await act?.(person);
    await person.page.waitForTimeout(600);
    expect(await person.page.evaluate(() => document.documentElement.dataset.theme)).toBe(scheme);
    expect(await violations(person.page)).toEqual([]);
    await person.end();
  });
});
