// Deletes a record on its page, in the way that a person would.
import type { Page } from "playwright-core";
import type { ResourceModel } from "../../generator";
import { wordsOf } from "./words";

/**
 * Presses an action of the open record: its button, or its item in the menu of actions that end something or have no
 * room.
 */
export const pressAction = async (page: Page, language: "en" | "zh-CN", name: string): Promise<void> => {
  const button = page.getByRole("button", { name, exact: true }).first();
  const more = page
    .locator("main")
    .getByRole("button", { name: wordsOf(language)("ui.bulk.more"), exact: true })
    .first();
  await button.or(more).first().waitFor();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};

/** Presses the delete button of the open page, and confirms. The button may have another label, such as Unbind. */
export async function deleteHere(page: Page, resource: ResourceModel, language: "en" | "zh-CN"): Promise<void> {
  const call = resource.calls.find(({ verb }) => verb === "del");
  if (!call) throw new Error(`${resource.name} cannot be deleted`);
  const name = call.ownVerb ? call.label[language] : wordsOf(language)("ui.delete.button");
  await pressAction(page, language, name);
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}
