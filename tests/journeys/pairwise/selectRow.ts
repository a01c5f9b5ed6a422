// Selects rows of a list.
import { activateRow, listRows, labelText, type ListWalkthrough } from "./Walk";

/** Selects a row. On a phone, rows have checkboxes only after one was selected by its menu. */
export const selectRow = async (walk: ListWalkthrough, index: number): Promise<void> => {
  const { page, hand, way } = walk;
  if (way === "keyboard") {
    await activateRow(walk, index);
    await page.keyboard.press("Shift+Space");
  } else {
    const row = page.locator(`main .ui-list [data-index="${index}"]`);
    if (way === "touch" && (await row.locator(".ui-check").count()) === 0) {
      await hand.press(row.locator(".ui-card > [aria-haspopup=menu]"));
      await hand.press(page.getByRole("menuitem", { name: labelText(walk, "ui.row.select"), exact: true }));
    } else await hand.press(row.locator(".ui-check"));
  }
};

export const selectionBar = (walk: ListWalkthrough) =>
  walk.page.getByRole("toolbar", { name: labelText(walk, "ui.select.label") });

export const canSelectRows = async (walk: ListWalkthrough): Promise<boolean> => {
  const { page, hand, way } = walk;
  if (way !== "touch" || walk.selected > 0)
    return (await page.locator("main .ui-list [data-index] .ui-check").count()) > 0;
  if ((await listRows(walk).count()) === 0) return false;
  await hand.press(page.locator("main .ui-card > [aria-haspopup=menu]").first());
  const menu = page.getByRole("menu");
  await menu.waitFor();
  const select = menu.getByRole("menuitem", { name: labelText(walk, "ui.row.select"), exact: true });
  const isOffered = (await select.count()) > 0;
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  return isOffered;
};
