// Deletes a record on its page, like a person.
import type { Page } from "playwright-core";
import type { ResourceModel } from "../../generator";
import { wordsOf } from "./words";

/** Presses the delete button of the open page, whose label may be another one (Unbind), and confirms. */
export async function deleteHere(page: Page, resource: ResourceModel, language: "en" | "zh-CN"): Promise<void> {
  const call = resource.calls.find(({ verb }) => verb === "del");
  if (!call) throw new Error(`${resource.name} cannot be deleted`);
  const name = call.ownVerb ? call.label[language] : wordsOf(language)("ui.delete.button");
  await page.getByRole("button", { name, exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}
