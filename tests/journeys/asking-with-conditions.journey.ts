// Conditions next to the filters of a list: they are made with the keyboard, shown in words, kept in the address, and
// also work on a phone.
import { afterAll, expect, it } from "vitest";
import { closePages, visitSignedIn, type Visit } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const at = (path: string, where: string, language: string) =>
  `${path}?${new URLSearchParams({ lang: language, filter: JSON.stringify({ where }) })}`;
const whereOf = ({ page }: Visit): string =>
  String(JSON.parse(new URL(page.url()).searchParams.get("filter") ?? "{}").where ?? "");
const pills = ({ page }: Visit) => page.locator(".ui-where-pill");

it("are built by keyboard alone, are said in words, and stand in the address", async () => {
  const words = wordsOf("en");
  const person = await visitSignedIn("/vas/order?lang=en");
  const { page } = person;
  const press = (key: string) => page.keyboard.press(key);
  await page.locator("tbody tr[data-index]").first().waitFor();
  await page.getByRole("button", { name: words("ui.filter.add"), exact: true }).focus();
  await press("Enter");
  await page.getByRole("searchbox", { name: /^Search \d+ fields$/ }).waitFor();
  await page.getByRole("button", { name: words("ui.filter.where_more") }).focus();
  await press("Enter");
  const panel = page.getByRole("dialog", { name: words("ui.filter.where") });
  const field = panel.getByLabel(words("where.field"), { exact: true });
  await field.waitFor();
  expect(await field.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type("Order state");
  await press("Tab");
  await press("Tab");
  await press("Enter");
  const choice = page.getByRole("dialog", { name: words("where.values_of", { label: "Order state" }) });
  await choice.getByRole("checkbox", { name: "Payment successful" }).waitFor();
  await press("Space");
  await press("Escape");
  await choice.waitFor({ state: "detached" });
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await field.nth(1).focus();
  await page.keyboard.type("Ordered");
  await panel.getByLabel(words("where.value_of", { label: "Ordered" })).fill("30");
  // The button shows the number of results before the list changes.
  await panel.getByRole("button", { name: /^Show [\d,]+ results?$/ }).waitFor();
  await press("Enter");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => whereOf(person)).toMatch(/^order_state one_of \d+ and gmt_create last 30 days$/);
  await expect
    .poll(() => pills(person).allInnerTexts())
    .toEqual([expect.stringMatching(/^Order state: \w+/), "Ordered: last 30 days"]);
  await page.reload();
  await pills(person).nth(1).waitFor();
  await page.getByRole("button", { name: words("ui.filter.remove", { label: "Order state" }) }).click();
  await expect.poll(() => whereOf(person)).toBe("gmt_create last 30 days");
  expect(person.errors).toEqual([]);
  await person.end();
});

it("come from below on a phone, in Chinese, and stay a text where they cannot be drawn", async () => {
  const words = wordsOf("zh-CN");
  const where = "online is 1 and (tag contains 'a b' or gmt_active last 7 days)";
  const person = await visitSignedIn(at("/product/device", where, "zh-CN"), { language: "zh-CN", width: 390 });
  const { page } = person;
  await expect
    .poll(() => pills(person).allInnerTexts())
    .toEqual(["在线状态：在线", "满足 2 个条件之一\n标签 包含 a b 或 激活时间：最近 7 天"]);
  await pills(person).first().getByRole("button").first().click();
  const sheet = page.getByRole("dialog", { name: words("ui.filter.where") });
  await sheet.getByLabel(words("where.match.label")).first().selectOption("any");
  await sheet.getByRole("button", { name: new RegExp(`^${words("where.show")}`) }).click();
  await sheet.waitFor({ state: "detached" });
  expect(whereOf(person)).toBe("online one_of 1 or (tag contains 'a b' or gmt_active last 7 days)");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await person.open(at("/product/device", "online sounds 1", "zh-CN"));
  await pills(person).getByText("online sounds 1").click();
  await sheet.getByRole("textbox").fill("online is 0");
  await sheet.getByRole("button", { name: words("where.show") }).click();
  await expect.poll(() => pills(person).allInnerTexts()).toEqual(["在线状态：离线"]);
  await person.end();
});
