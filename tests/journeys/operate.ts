// Uses generated screens like an operator. Every step waits for something that the person would see.
import type { Download, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Visit } from "./visit";
import { type Language, wordsOf } from "./words";

export interface Operator {
  readonly page: Page;
  readonly language: Language;
  readonly say: ReturnType<typeof wordsOf>;
  /** The rows of records on the screen, without the header. */
  readonly rows: Locator;
  readonly row: (text: string) => Locator;
  readonly go: (path: string) => Promise<void>;
  readonly search: (text: string) => Promise<void>;
  readonly create: () => Promise<void>;
  /** `finish`: the label of the last button of a wizard. */
  readonly save: (finish?: string) => Promise<void>;
  readonly edit: (text: string) => Promise<void>;
  readonly remove: (text: string) => Promise<void>;
  readonly fill: (name: string, value: string) => Promise<void>;
  /** Chooses how often a task repeats. `key`: the key of the choice's words. */
  readonly repeat: (key: string) => Promise<void>;
  readonly choose: (name: string, option: string | number) => Promise<void>;
  readonly pick: (name: string, search: string) => Promise<void>;
  readonly pickFirst: (name: string) => Promise<void>;
  readonly sortBy: (source: string, order: "ascending" | "descending") => Promise<void>;
  readonly exportAll: () => Promise<Download>;
}

/** Waits until the rows match the last request. */
const arrived = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator("main [role=grid][aria-busy=true]").waitFor({ state: "detached" });
};

export const createOperator = ({ page }: Visit, language: Language): Operator => {
  const say = wordsOf(language);
  const rows = page.locator("main tbody tr[aria-rowindex]");
  const row = (text: string): Locator => rows.filter({ hasText: text });
  const button = (key: string): Locator => page.getByRole("button", { name: say(key), exact: true });
  const inDialog = (key: string): Locator =>
    page.getByRole("dialog").getByRole("button", { name: say(key), exact: true });
  const field = (name: string): Locator => page.locator(`main [name="${name}"]`).first();
  const menuOf = async (text: string): Promise<void> => {
    await row(text).first().locator("[data-press=menu]").click();
  };
  return {
    page,
    language,
    say,
    rows,
    row,
    go: async (path) => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
    },
    search: async (text) => {
      await page.locator("main input[type=search]").first().fill(text);
      // A tree filters its rows in the browser. A list sends its request a moment after the last key.
      if ((await page.locator("main [role=treegrid]").count()) > 0) return;
      await page.waitForURL((url) => url.searchParams.get("filter")?.includes(text) === true);
      await arrived(page);
    },
    create: async () => {
      await page
        .getByRole("link", { name: say("ui.create") })
        .or(button("ui.create"))
        .first()
        .click();
      await page.waitForURL(/\/create/);
      await button("form.save").or(button("wizard.next")).first().waitFor();
    },
    save: async (finish = "form.save") => {
      const form = new URL(page.url()).pathname;
      await button(finish).click();
      await page.waitForURL((url) => url.pathname !== form);
    },
    edit: async (text) => {
      await menuOf(text);
      await page.getByRole("menuitem", { name: say("ui.row.edit") }).click();
      await button("form.save").waitFor();
    },
    remove: async (text) => {
      await menuOf(text);
      await page.getByRole("menuitem", { name: say("ui.delete.button") }).click();
      await inDialog("ui.delete.button").click();
      await row(text).first().waitFor({ state: "detached" });
    },
    fill: async (name, value) => {
      await field(name).fill(value);
    },
    repeat: async (key) => {
      await page.getByRole("combobox", { name: say("schedules.repeats") }).click();
      await page.getByRole("option", { name: say(key), exact: true }).click();
    },
    choose: async (name, option) => {
      await page.locator(`main :has(> input[name="${name}"]) [role=combobox]`).first().click();
      await page.locator(`[role=listbox] [role=option][data-value="${option}"]`).click();
    },
    pick: async (name, text) => {
      await field(name).fill(text);
      await page.locator("[role=listbox] [role=option]").filter({ hasText: text }).first().click();
    },
    pickFirst: async (name) => {
      await field(name).click();
      await page.locator("[role=listbox] [role=option]").first().click();
    },
    sortBy: async (source, order) => {
      const header = page.locator(`main thead th[data-source="${source}"]`);
      for (let presses = 0; presses < 3 && (await header.getAttribute("aria-sort")) !== order; presses += 1) {
        const before = await header.getAttribute("aria-sort");
        await header.getByRole("button").first().click();
        await expect.poll(() => header.getAttribute("aria-sort")).not.toBe(before);
      }
      await arrived(page);
      expect(await header.getAttribute("aria-sort")).toBe(order);
      await rows.first().waitFor();
    },
    exportAll: async () => {
      await button("ui.export.title").first().click();
      // A long list takes some time to export, and its panel shows the progress.
      const waiting = page.waitForEvent("download", { timeout: 90_000 });
      await page.getByRole("button", { name: "Excel (.xlsx)" }).click();
      return waiting;
    },
  };
};

/** Message keys that are shown instead of words. */
export const rawKeysIn = (text: string): readonly string[] =>
  text.match(/\b(ui|form|show|console|enums|errors|invalid|menu|ra)\.[a-z_]+(\.[a-z_A-Z]+)*\b/g) ?? [];

/** Fails if the browser reported an error, or if a message key is shown instead of words. */
export const expectFinished = async (person: Visit): Promise<void> => {
  expect(person.errors).toEqual([]);
  expect(rawKeysIn(await person.page.locator("body").innerText())).toEqual([]);
};
