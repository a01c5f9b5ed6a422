// A person looks through the records of a list without leaving it.
import { afterAll, expect, it } from "vitest";
import type { Locator } from "playwright-core";
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

/**
 * The position of a button, and whether a thumb reaches it: it must be at the bottom of a phone's screen, and high
 * enough.
 */
const placeOf = async (button: Locator) => {
  await button.waitFor();
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  return { y, isUnderThumb: height >= 44 && y + height > 844 - 60 && y + height <= 844 };
};

it("has the main action of a record and the buttons of a form under the thumb, each in one row", async () => {
  const say = wordsOf("en");
  const person = await visitSignedIn('/vas/order?filter={"order_state":[1]}', { width: 390 });
  const { page, open } = person;
  await page.locator("main .ui-card-open").first().click();
  const pay = page.getByRole("button", { name: "Pay", exact: true });
  expect((await placeOf(pay)).isUnderThumb).toBe(true);
  await page.getByRole("button", { name: say("ui.bulk.more") }).click();
  await page.getByRole("menuitem", { name: "Cancel order" }).waitFor();

  await open("/operate/company/2/show");
  const edit = await placeOf(page.getByRole("link", { name: say("form.edit"), exact: true }));
  const added = await placeOf(page.getByRole("button", { name: "App IDs and keys" }));
  expect([edit.isUnderThumb, added.isUnderThumb, added.y]).toEqual([true, true, edit.y]);

  await open("/operate/time_plan/create");
  const words = ["form.save", "form.saveAndContinue", "form.cancel"];
  const places = await Promise.all(
    words.map((word) => placeOf(page.getByRole("button", { name: say(word), exact: true }))),
  );
  expect(places.map(({ isUnderThumb, y }) => [isUnderThumb, y])).toEqual(words.map(() => [true, places[0]?.y]));
  expect(person.errors).toEqual([]);
  await person.end();
});
