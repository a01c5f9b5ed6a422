import type { Page } from "playwright-core";

type Say = (key: string) => string;

/** Selects a row. On a phone, rows have checkboxes only after one was selected by its menu. Answers its name. */
export const tickRow = async (page: Page, say: Say, index: number): Promise<string> => {
  const row = page.locator("main :is(tr[data-index], [data-index]:has(> .ui-card))").nth(index);
  const box = row.locator(".ui-check");
  const menu = row.locator(".ui-card > [aria-haspopup=menu]");
  await box.or(menu).first().waitFor();
  if (await box.isVisible()) await box.check();
  else {
    await menu.click();
    await page.getByRole("menuitem", { name: say("ui.row.select"), exact: true }).click();
    await box.waitFor();
  }
  return ((await box.getAttribute("aria-label")) ?? "").replace(say("ui.row.select"), "").trim();
};
