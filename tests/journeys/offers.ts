// Chooses one of the offers that a dialog shows, such as the package of an order.
import type { Page } from "playwright-core";

/** Searches among the offers first if there are many. */
export const chooseOffer = async (page: Page, label: string, name: string): Promise<void> => {
  const dialog = page.getByRole("dialog");
  const offers = dialog.getByRole("radiogroup", { name: label }).locator("label");
  await offers.first().waitFor();
  const search = dialog.getByRole("searchbox");
  if (await search.isVisible()) await search.fill(name);
  const wanted = offers.filter({ hasText: name }).first();
  await wanted.click();
  await wanted.locator(":checked").waitFor();
};
