// Filters a list in the way that a person would: by a field that the list offers, or by conditions.
import type { Locator, Page } from "playwright-core";
import type { wordsOf } from "./words";

type Say = ReturnType<typeof wordsOf>;

/** Opens the panel with the fields by which the list can be filtered. */
export const openFields = async (page: Page, say: Say): Promise<Locator> => {
  const name = say("ui.filter.add");
  await page.getByRole("search").getByRole("button", { name, exact: true }).click();
  const fields = page.getByRole("dialog", { name, exact: true });
  await fields.getByRole("searchbox").waitFor();
  return fields;
};

/** Opens a filter. Answers its controls. */
export const openFilter = async (page: Page, say: Say, label: string): Promise<Locator> => {
  const fields = await openFields(page, say);
  await fields.getByRole("button", { name: label, exact: true }).first().click();
  const panel = page.getByRole("dialog", { name: label, exact: true });
  await panel.waitFor();
  return panel;
};

/** Opens the panel for the conditions of a list. */
export const openConditions = async (page: Page, say: Say): Promise<Locator> => {
  const fields = await openFields(page, say);
  await fields.getByRole("button", { name: say("ui.filter.where_more"), exact: true }).click();
  return page.getByRole("dialog", { name: say("ui.filter.where"), exact: true });
};
