// A person works in the cells of a list: pins columns, moves from cell to cell, and edits values.
import { afterAll, expect, it } from "vitest";
import { closePages, visitSignedIn, goToPath } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

it("pins a column, which stays in sight when the list scrolls and is there again later, but is not offered on a phone", async () => {
  const say = wordsOf("zh-CN");
  const person = await visitSignedIn("/vas/order?lang=zh-CN", { language: "zh-CN", width: 1000 });
  const { page } = person;
  const heads = page.locator("main thead th[data-source]");
  const head = page.locator("main thead th[data-source=price]");
  const panel = () => page.getByRole("button", { name: say("ui.columns.title"), exact: true });
  const pins = page.locator(".ui-pin");
  await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
  await panel().click();
  await pins.nth(5).waitFor();
  await page.getByRole("button", { name: say("ui.columns.pin", { label: "金额" }) }).click();
  await page.keyboard.press("Escape");
  expect(await heads.nth(1).getAttribute("data-source")).toBe("price");
  await page.locator("main .ui-more-columns").click();
  await page.reload();
  await head.waitFor();
  expect(await heads.nth(1).getAttribute("data-source")).toBe("price");
  const grid = page.locator("main table[role=grid]");
  const left = () => head.evaluate((element) => element.getBoundingClientRect().left);
  await expect.poll(() => head.evaluate((element) => getComputedStyle(element).position)).toBe("sticky");
  const before = await left();
  // The last cell is scrolled into view; pinned columns stay.
  await grid.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await expect.poll(() => grid.evaluate((element) => element.parentElement?.scrollLeft ?? 0)).toBeGreaterThan(50);
  expect(Math.abs((await left()) - before)).toBeLessThan(1);
  const isBehind = await grid.evaluate((element) => {
    const cell = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
    const pinned = element.querySelectorAll("thead th[data-source]")[1];
    return (cell?.getBoundingClientRect().left ?? 0) < (pinned?.getBoundingClientRect().right ?? 0);
  });
  expect(isBehind).toBe(false);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".ui-card").first().waitFor();
  await panel().click();
  await page.getByRole("list", { name: say("ui.columns.title") }).waitFor();
  expect(await pins.count()).toBe(0);
  await page.getByRole("button", { name: say("ui.columns.reset") }).click();
  expect(person.errors).toEqual([]);
  await person.end();
});

it("goes from cell to cell by arrows and changes one by Enter, or by a double click; a single one opens the record", async () => {
  const say = wordsOf("en");
  const name = `In cells ${Date.now() % 1_000_000}`;
  const person = await visitSignedIn("/system/role/create?lang=en");
  const { page } = person;
  await page.locator('main [name="name"]').fill(name);
  await page.locator('main [name="cn_name"]').fill("格中");
  await page.getByRole("button", { name: say("form.save"), exact: true }).click();
  await page.getByText(say("form.created", { name })).waitFor();
  await goToPath(page, `/system/role?lang=en&filter=${encodeURIComponent(JSON.stringify({ name }))}`);
  await page.getByRole("rowheader", { name, exact: true }).waitFor();
  const grid = page.locator("main table[role=grid]");
  const active = () =>
    grid.evaluate((element) => {
      const cell = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
      return `${cell?.tagName} ${cell?.innerText}`;
    });
  await grid.focus();
  await page.keyboard.press("ArrowRight");
  expect(await active()).toBe(`TH ${name}`);
  await page.keyboard.press("ArrowRight");
  expect(await active()).toBe("TD 格中");
  await page.keyboard.press("Enter");
  const editor = page.getByRole("dialog", { name: say("cells.edit", { label: "Chinese name" }) });
  await editor.getByRole("textbox").fill("格子");
  await page.keyboard.press("Enter");
  await page.getByRole("gridcell", { name: "格子", exact: true }).waitFor();
  await editor.waitFor({ state: "detached" });
  expect(await active()).toBe("TD 格子");

  await page.getByRole("gridcell", { name: "格子", exact: true }).dblclick();
  await editor.getByRole("textbox").fill("双击");
  await page.keyboard.press("Enter");
  const cell = page.locator("main td", { hasText: "双击" });
  await cell.waitFor();
  await editor.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/system/role");
  await cell.click();
  await page.waitForURL(/\/system\/role\/\d+/);
  expect(person.errors).toEqual([]);
  await person.end();
});
