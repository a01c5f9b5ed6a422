// How a person deletes a record on its page.
import type { Page } from "playwright-core";
import type { ResourceModel } from "../../generator";
import { wordsOf } from "./words";

/** Presses the verb of deleting on the open page, which may be the resource's own (Unbind), and again in the question. */
export async function deleteHere(page: Page, resource: ResourceModel, language: "en" | "zh-CN"): Promise<void> {
  const call = resource.calls.find(({ verb }) => verb === "del");
  if (!call) throw new Error(`${resource.name} cannot be deleted`);
  const name = call.ownVerb ? call.label[language] : wordsOf(language)("ui.delete.button");
  await page.getByRole("button", { name, exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}
