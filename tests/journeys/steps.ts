// Steps of a person before and after a page is checked.
import type { Page } from "playwright-core";

export const ROW_SELECTOR = "main tbody tr[aria-rowindex] td";
export const FORM_SELECTOR = "main form";
export const HEADING_SELECTOR = "main h1";

export type PageStep = (page: Page) => Promise<unknown>;

/** Clicks an action of a record, beside its name or in its menu. Answers whether the action is offered. */
export const pressAction = async (page: Page, name: string): Promise<boolean> => {
  const own = page.locator("main").getByRole("button", { name, exact: true }).first();
  const more = page.locator("main .ui-fitting-menu");
  await own
    .or(more)
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  if (await own.isVisible()) await own.click();
  else {
    if ((await more.count()) === 0) return false;
    await more.click();
    await page.getByRole("menuitem").first().waitFor();
    const item = page.getByRole("menuitem", { name, exact: true });
    if ((await item.count()) === 0) {
      await page.keyboard.press("Escape");
      return false;
    }
    await item.click();
  }
  return true;
};
export const pressButton =
  (name: string | RegExp, exact = true): PageStep =>
  (page) =>
    page.getByRole("button", { name, exact }).first().click();
export const expectElement =
  (selector: string): PageStep =>
  (page) =>
    page.locator(selector).first().waitFor();
export const combineSteps =
  (...steps: readonly PageStep[]): PageStep =>
  async (page) => {
    for (const step of steps) await step(page);
  };
export const fillInput =
  (name: string, value: string): PageStep =>
  (page) =>
    page.locator(`main [name="${name}"]`).first().fill(value);
export const pickFirst =
  (name: string): PageStep =>
  async (page) => {
    await page.locator(`main [name="${name}"]`).first().click();
    await page.locator("[role=listbox] [role=option]").first().click();
  };
export const chooseFirst =
  (name: string): PageStep =>
  async (page) => {
    await page.locator(`main :has(> input[name="${name}"]) [role=combobox]`).first().click();
    await page.locator("[role=listbox] [role=option]:not([data-value=''])").first().click();
  };
export const expectDialog = expectElement("[role=dialog]");
export const openRowMenu: PageStep = (page) => page.locator(`${ROW_SELECTOR} [data-press=menu]`).first().click();
export const pressMenuItem =
  (name: string): PageStep =>
  (page) =>
    page.getByRole("menuitem", { name, exact: true }).click();
/** Opens the fields to filter by. With `at`, opens the filter at this index. */
export const openFilterStep = (at?: number): PageStep =>
  combineSteps(
    (page) => page.keyboard.press("Escape"),
    (page) => page.locator("main .ui-filter-add").click(),
    expectElement("[role=dialog] .ui-filter-fields button"),
    async (page) => {
      if (at !== undefined) await page.locator(".ui-filter-fields button").nth(at).click();
    },
    expectDialog,
  );
export const expectInvalidField = expectElement("[aria-invalid=true]");
export const searchList =
  (text: string, shown: string): PageStep =>
  async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(text);
    await page.locator(shown).first().waitFor();
  };
