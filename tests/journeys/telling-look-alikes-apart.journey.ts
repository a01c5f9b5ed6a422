// A person finds two records with the same name in a form, in a filter and in the search. In the form, the person uses
// only the keyboard.
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { factsIn } from "../../src/framework/wire/readAnswer";
import { createCaller, closePages, visitSignedIn, goToPath } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const isFocused = (page: Page, selector: string) =>
  page.waitForFunction((sought) => document.activeElement?.matches(sought), selector);

it("distinguishes two communities of one name by their companies, and takes back a change below its error", async () => {
  const say = wordsOf("en");
  const call = await createCaller();
  const made = Date.now() % 1_000_000;
  const name = `Twin Court ${made}`;
  const { data: companies } = await call("/v2/user/company/list", { page_index: 1, page_size: 500 });
  const [first = {}, second = {}] = (Array.isArray(companies) ? companies.slice(1, 3) : []).map(factsIn);
  const nameOf = (company: Readonly<Record<string, unknown>>) => String(company.comp_name);
  const ids: number[] = [];
  for (const company of [first, second]) {
    const { data } = await call("/v2/property/community/add", { name, type: 1, comp_id: company.comp_id });
    ids.push(Number(factsIn(data).id));
  }
  await call("/v2/property/building/add", { name: `East ${made}`, type: 1, community_id: ids[0] });

  const person = await visitSignedIn("/property/building/create?lang=en");
  const { page } = person;
  const { keyboard } = page;
  const box = page.locator('main form [name="community_id"][role=combobox]');
  await box.waitFor();
  await page.locator('main form [name="name"]').focus();
  await keyboard.type(`West ${made}`);
  await keyboard.press("Tab");
  await isFocused(page, '[name="community_id"]');
  await keyboard.type(name);
  const options = page.getByRole("listbox").getByRole("option");
  // The box offers all records until the platform answers the typed text.
  await expect.poll(() => options.count()).toBe(2);
  await options.filter({ hasText: nameOf(second) }).waitFor();
  await options.filter({ hasText: nameOf(first) }).waitFor();
  expect(await box.inputValue()).toBe(name);
  const at = (await options.allInnerTexts()).findIndex((text) => text.includes(nameOf(second)));
  for (let press = 0; press <= at; press += 1) await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  expect(await box.inputValue()).toBe(name);
  await page
    .locator("main form")
    .getByText(`${ids[1]} · ${nameOf(second)}`)
    .waitFor();
  await page.locator('main form :has(> input[name="type"]) [role=combobox]').focus();
  await keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await page.getByRole("button", { name: say("form.save"), exact: true }).press("Enter");
  await page
    .locator("[aria-live] .shell-toast")
    .filter({ hasText: `West ${made}` })
    .waitFor();

  // Rows of a list show no keys below the names, because their columns show how they differ.
  await goToPath(page, filtered("/property/building", { community_id: ids }));
  await page.locator("main tbody td", { hasText: name }).nth(1).waitFor();
  expect(await page.locator("main tbody small").count()).toBe(0);
  const pill = page.locator(".ui-pill-set", { hasText: nameOf(first) });
  await pill.waitFor();
  await pill.getByRole("button").first().press("Enter");
  const panel = page.getByRole("dialog", { name: "Community" });
  await panel.locator("label", { hasText: nameOf(second) }).waitFor();
  await keyboard.press("Escape");

  await keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(name);
  const found = page.getByRole("dialog").getByRole("option", { name: new RegExp(`^${name}`) });
  await found.filter({ hasText: nameOf(first) }).waitFor();
  await found.filter({ hasText: nameOf(second) }).waitFor();
  await keyboard.press("Escape");

  // An error does not hide the former value, and the Tab key reaches the Undo button of the field.
  await page
    .locator("main tbody th", { hasText: `West ${made}` })
    .locator("a")
    .click();
  await page.getByRole("link", { name: say("form.edit") }).press("Enter");
  const input = page.locator('main form [name="name"]');
  await input.focus();
  await keyboard.press("Control+a");
  await keyboard.press("Delete");
  await keyboard.press("Tab");
  const below = page.locator("main form [data-was=name]").locator("xpath=..");
  await below.getByText(say("invalid.required")).waitFor();
  await below.getByText(`West ${made}`).waitFor();
  await input.focus();
  await keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Undo: Name");
  await keyboard.press("Enter");
  expect(await input.inputValue()).toBe(`West ${made}`);
  await below.waitFor({ state: "detached" });
  expect(person.errors).toEqual([]);
  await person.end();
});
