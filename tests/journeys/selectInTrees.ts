// Selects all rows of each filtered tree, and compares the screen with the platform's matches.
import { expect } from "vitest";
import type { Model } from "../../generator";
import { type JsonRecord, rowsOf } from "../contract/Client";
import { callsOfResource } from "../contract/drafts";
import { openLive } from "../contract/Host";
import { createOperator } from "./operate";
import { workerAddress, type Visit } from "./visit";

interface Somebody {
  readonly language: "en" | "zh-CN";
  readonly address?: string;
}

const OK = 200;

/** Answers the number of trees that the signed-in account could see and select in. */
export const selectInTrees = async (person: Visit, model: Model, somebody: Somebody): Promise<number> => {
  const { language, address = workerAddress() } = somebody;
  const { client } = await openLive(address);
  const { page, say } = createOperator(person, language);
  await page.locator("main h1").first().waitFor();
  const token = await page.evaluate(() => {
    const named = document.documentElement.dataset.token;
    const isToken = (name: string): boolean => (named === undefined ? name.endsWith(".token") : name === named);
    return localStorage.getItem(Object.keys(localStorage).find(isToken) ?? "") ?? "";
  });
  let selected = 0;
  for (const resource of model.resources) {
    const { path, tree, fields, title, titles } = resource;
    const shown = titles[language] ?? title;
    const name = fields.find((field) => field.name === shown && field.filter === "contains")?.name;
    const list = resource.calls.find(({ verb }) => verb === "list");
    if (path === null || tree === null || name === undefined || list === undefined) continue;
    const ask = async (filters: JsonRecord = {}) => {
      const answer = await callsOfResource(
        client,
        token,
        resource,
      )(list.name, { page_index: 1, page_size: 1000, ...filters });
      return answer.code === OK ? rowsOf(answer) : [];
    };
    const all = await ask();
    const below = all.filter((row) => Number(row[tree.parent]) > 0).at(-1);
    if (below === undefined) continue;
    const stem = String(below[name]).slice(0, 2);
    const found = (await ask({ [name]: stem })).length;
    expect(found).toBeGreaterThan(0);
    await person.open(`${path}?filter=${encodeURIComponent(JSON.stringify({ [name]: stem }))}`);
    await page.waitForLoadState("networkidle");
    // A role may list records for forms without having their screen.
    if ((await page.locator("main [role=treegrid]").count()) === 0) continue;
    await page.getByText(say("ui.tree.found", { count: found, total: all.length })).waitFor();
    const box = page.locator("thead .ui-check");
    if ((await box.count()) === 0) continue;
    await box.click();
    const bar = page.getByRole("toolbar", { name: say("ui.select.label") });
    await bar.getByText(say("ui.select.count", { count: found })).waitFor();
    expect(await page.locator("main [data-selected].ui-guide").count()).toBe(0);
    selected += 1;
  }
  expect(person.errors).toEqual([]);
  await person.end();
  return selected;
};
