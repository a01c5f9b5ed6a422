// Working with the keyboard alone. The focused element is checked by its name.
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { VERIFICATION_CODE } from "./serve";
import { closePages, visit, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const say = wordsOf("en");
const MOST = 60;

/** The focused element, as a screen reader announces it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!(element instanceof HTMLElement)) return "";
    const labelled = element.getAttribute("aria-labelledby") ?? "";
    const by = labelled === "" ? "" : (document.getElementById(labelled)?.innerText ?? "");
    const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.innerText ?? "") : "";
    return (element.getAttribute("aria-label") ?? (by || label || element.innerText)).replace(/\s+/g, " ").trim();
  });

/**
 * Presses `key` until the wanted element has the focus. If that never happens, reports the elements that had the focus.
 */
const reach = async (page: Page, wanted: string | RegExp, key = "Tab"): Promise<void> => {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST; presses += 1) {
    const now = await focused(page);
    if (typeof wanted === "string" ? now === wanted : wanted.test(now)) return;
    passed.push(now);
    await page.keyboard.press(key);
  }
  throw new Error(`${wanted} is not reached by ${key}: ${passed.join(" / ")}`);
};
const reachElement = async (page: Page, selector: string, key = "Tab"): Promise<void> => {
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await page.evaluate((sought) => document.activeElement?.matches(sought) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached by ${key}`);
};
const entered = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction(
    (title) => document.activeElement?.id === "main" && document.activeElement.getAttribute("aria-label") === title,
    name,
  );
const table = (page: Page) => page.locator("main table[role=grid]");
const activeRow = (page: Page): Promise<string> =>
  table(page).evaluate(
    (grid) => document.getElementById(grid.getAttribute("aria-activedescendant") ?? "")?.innerText ?? "",
  );

it("signs in, finds a record, changes it, is told of a mistake, saves, and signs out by keys alone", async () => {
  const person = await visit();
  const { page } = person;
  const { keyboard } = page;
  await person.open("/login?lang=en");
  await page.locator("form .picture img").waitFor();
  for (const [field, text] of [
    ["account", "admin"],
    ["password", "pilothouse"],
    ["code", VERIFICATION_CODE],
  ] as const) {
    await reachElement(page, `[name=${field}]`);
    await keyboard.type(text);
  }
  await keyboard.press("Enter");
  await entered(page, "Dashboard");

  // After a reload, the first Tab leads past the menu and the bar.
  await page.reload();
  await page.locator(".shell-bar").waitFor();
  await keyboard.press("Tab");
  expect(await focused(page)).toBe(say("ra.navigation.skip_nav"));
  await keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");

  // After choosing a list in the menu, the list has the focus, and its name is announced.
  await reach(page, "Operations", "Shift+Tab");
  // The account stores which menu sections are open. So they are open in a second attempt of this journey.
  if (await page.evaluate(() => document.activeElement?.getAttribute("aria-expanded") !== "true"))
    await keyboard.press("Enter");
  await reach(page, "Scheduled tasks");
  await keyboard.press("Enter");
  await entered(page, "Scheduled tasks");
  expect(await page.title()).toContain("Scheduled tasks");
  await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
  await reachElement(page, "table");
  await keyboard.press("ArrowDown");
  const name = (await activeRow(page)).split("\n")[0] ?? "";
  expect(name).not.toBe("");
  await keyboard.press("Shift+Space");
  await page.getByText(say("ui.select.count", { count: 1 })).waitFor();
  await keyboard.press("Shift+ArrowDown");
  await page.getByText(say("ui.select.count", { count: 2 })).waitFor();
  await keyboard.press("Shift+ArrowUp");
  await page.getByText(say("ui.select.count", { count: 1 })).waitFor();
  await keyboard.press("Shift+Space");
  await keyboard.press("Enter");
  await page.waitForURL(/\/show/);

  await reach(page, say("form.edit"));
  await keyboard.press("Enter");
  await page.locator("main .schedule").waitFor();
  await reach(page, /^Name/);
  await keyboard.press("Control+a");
  await keyboard.press("Delete");
  await reach(page, say("form.save"));
  await keyboard.press("Enter");
  // The first invalid field has the focus, and its error is announced.
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "name");
  const announced = await page.evaluate(() => {
    const { activeElement } = document;
    const note = document.getElementById(activeElement?.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
    return { invalid: activeElement?.getAttribute("aria-invalid"), note: note?.innerText };
  });
  expect(announced.invalid).toBe("true");
  expect(announced.note).toContain(say("invalid.required"));
  const changed = `Changed ${Date.now().toString(36)}`;
  await keyboard.type(changed);
  await keyboard.press("Enter");
  await page.locator("[aria-live] .shell-toast").filter({ hasText: changed }).waitFor();
  await page.waitForURL(/\/show/);
  await page.waitForFunction(() => document.activeElement?.id === "main");

  await reach(page, /^Account/, "Shift+Tab");
  await keyboard.press("Enter");
  await page.getByRole("menu").waitFor();
  await reach(page, say("ra.auth.logout"), "ArrowDown");
  await keyboard.press("Enter");
  await page.waitForURL(/\/login/);
  expect(person.errors).toEqual([]);
  await person.end();
});

it("opens menus and panels by key, finds the focus in them, and has it back when they close", async () => {
  const person = await visitSignedIn("/operate/company?lang=en");
  const { page } = person;
  const { keyboard } = page;
  const isInside = (selector: string) =>
    page.waitForFunction((sought) => document.activeElement?.closest(sought) !== null, selector);
  await page.locator("main tbody tr[aria-rowindex]").first().waitFor();

  // In a menu, arrow keys move in a circle, and Escape closes it.
  await page.locator(".shell-account").focus();
  await keyboard.press("Enter");
  await isInside("[role=menu]");
  expect(await focused(page)).toBe("Personal info");
  await keyboard.press("End");
  expect(await focused(page)).toBe(say("ra.auth.logout"));
  await keyboard.press("ArrowDown");
  expect(await focused(page)).toBe("Personal info");
  await keyboard.press("Escape");
  expect(await focused(page)).toMatch(/^Account/);

  // In a panel, Tab stays inside the panel.
  await page.locator("main .ui-filter-add").focus();
  await keyboard.press("Space");
  await isInside("[role=dialog]");
  // Arrow keys move to the first of the fields.
  await page.locator(".ui-filter-fields button").first().waitFor();
  await keyboard.press("ArrowDown");
  const field = await focused(page);
  await keyboard.press("Enter");
  await isInside(`[role=dialog][aria-label="${field}"]`);
  const first = await focused(page);
  await keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe(say("ui.close"));
  await keyboard.press("Tab");
  expect(await focused(page)).toBe(first);
  await reach(page, say("ui.close"));
  await keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches(".ui-filter-add"))).toBe(true);

  // In a tree, arrow keys enter, leave and fold a branch.
  const tree = page.locator("main table[role=treegrid]");
  const level = () =>
    tree.evaluate((grid) =>
      document.getElementById(grid.getAttribute("aria-activedescendant") ?? "")?.getAttribute("aria-level"),
    );
  const isBranch = () =>
    tree.evaluate(
      (grid) =>
        document.getElementById(grid.getAttribute("aria-activedescendant") ?? "")?.hasAttribute("aria-expanded") ??
        false,
    );
  await tree.focus();
  await keyboard.press("Home");
  // Companies that other journeys created come first, and have no companies below them.
  for (let presses = 0; presses < MOST && !(await isBranch()); presses += 1) await keyboard.press("ArrowDown");
  await keyboard.press("ArrowRight");
  expect(await level()).toBe("2");
  await keyboard.press("ArrowLeft");
  if ((await level()) === "2") await keyboard.press("ArrowLeft");
  expect(await level()).toBe("1");

  // In hand-written tabs, arrow keys open the next tab.
  await person.open("/operate/bot?lang=en");
  await page.getByRole("tab", { name: say("support.settings") }).focus();
  await keyboard.press("ArrowRight");
  await page.waitForURL(/part=wiki/);
  await page.getByRole("tab", { name: say("support.wiki"), selected: true }).waitFor();
  expect(await focused(page)).toBe(say("support.wiki"));
  expect(person.errors).toEqual([]);
  await person.end();
});

it("walks the records of a list by keys, in the tab that is open", async () => {
  const person = await visitSignedIn("/vas/order");
  const { page } = person;
  const grid = page.locator("main table[role=grid]");
  const numbers = page.locator("main tbody th[scope=row]");
  await numbers.nth(1).waitFor();
  const [first = "", second = ""] = await numbers.allInnerTexts();
  await grid.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  await title(first).waitFor();
  await page.getByRole("region", { name: say("history.tab") }).waitFor();
  await page
    .locator(".ui-steps")
    .getByRole("button", { name: say("show.next") })
    .and(page.locator(":enabled"))
    .waitFor();
  await page.keyboard.press("Alt+ArrowDown");
  await title(second).waitFor();
  await page.keyboard.press("Alt+ArrowUp");
  await title(first).waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});
