// Somebody who puts a list in the order they think in, and makes a record from another one.
import { afterAll, expect, it } from "vitest";
import { leave, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(leave);

it("sorts by two columns, keeps the order in the address, and duplicates a record without what is its own", async () => {
  const say = wordsOf("zh-CN");
  const person = await visitSignedIn("/operate/time_plan?lang=zh-CN&perPage=50", { language: "zh-CN" });
  const { page } = person;
  const head = (source: string) => page.locator(`main thead th[data-source=${source}]`);
  const isSorted = (source: string, direction: string) =>
    page.locator(`main thead th[data-source=${source}][aria-sort=${direction}]`).waitFor();
  await head("state").getByRole("button").click();
  await isSorted("state", "ascending");
  await head("name")
    .getByRole("button")
    .click({ modifiers: ["Shift"] });
  await isSorted("name", "ascending");
  await head("name").getByRole("button").focus();
  await page.keyboard.press("Shift+Enter");
  await isSorted("name", "descending");
  expect(new URL(page.url()).searchParams.get("sort")).toBe("state,-name");
  expect(await head("state").getByRole("button").innerText()).toMatch(/1$/);
  await page.reload();
  await page.locator("main tbody th[scope=row]").nth(2).waitFor();
  expect(await head("name").getByRole("button").innerText()).toMatch(/2$/);

  const name = await page.locator("main tbody th[scope=row]").first().innerText();
  const spec = await page.locator("main tbody tr[aria-rowindex]").first().locator("td").nth(1).innerText();
  await page.locator("main [data-press=menu]").first().click();
  await page.getByRole("menuitem", { name: say("kit.row.duplicate"), exact: true }).click();
  await page.waitForURL(/time_plan\/create/);
  const box = (source: string) => page.locator(`main [name="${source}"]`).first();
  await box("name").waitFor();
  expect(await box("name").inputValue()).toBe("");
  expect(spec).toContain(await box("spec").inputValue());
  await page.goBack();
  await page.getByRole("rowheader", { name, exact: true }).waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});
