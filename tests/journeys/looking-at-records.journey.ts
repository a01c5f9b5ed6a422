// A person looks through the records of a list without leaving it.
import { afterAll, expect, it } from "vitest";
import { closePages, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

it("looks at one record after another beside the list, by keys and by the eye of a row, and opens one", async () => {
  const say = wordsOf("zh-CN");
  const person = await visitSignedIn("/operate/time_plan?lang=zh-CN&perPage=10", { language: "zh-CN" });
  const { page } = person;
  const names = page.locator("main tbody th[scope=row]");
  await names.nth(2).waitFor();
  const [first = "", second = "", third = ""] = await names.allInnerTexts();
  const panel = page.getByRole("complementary", { name: say("ui.look.label"), exact: true });
  const shows = (name: string) => panel.getByRole("heading", { level: 2, name, exact: true }).waitFor();

  await page.locator("main table[role=grid]").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await shows(first);
  await page.keyboard.press("ArrowDown");
  await shows(second);
  await page.keyboard.press("ArrowDown");
  await shows(third);
  await panel.getByRole("button", { name: say("ui.look.previous"), exact: true }).click();
  await shows(second);
  expect(await page.locator("main tbody tr[aria-current]").getByRole("rowheader").innerText()).toBe(second);
  // Next to the panel, the table stays usable, with the column that names its rows.
  expect((await names.first().boundingBox())?.width).toBeGreaterThan(150);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });

  const row = page.locator("main tbody tr[aria-rowindex]").nth(2);
  await row.hover();
  await row.getByRole("button", { name: `${say("ui.look.label")} ${third}` }).click();
  await shows(third);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/show/);
  await page.getByRole("heading", { level: 1, name: third, exact: true }).waitFor();
  await page.goBack();

  // On a phone, tapping a card opens its record.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("main .ui-card").first().waitFor();
  await page.locator("main .ui-card [aria-haspopup=menu]").first().click();
  await page.getByRole("menuitem").first().waitFor();
  expect(await page.getByRole("menuitem", { name: say("ui.look.label") }).count()).toBe(0);
  expect(person.errors).toEqual([]);
  await person.end();
});
