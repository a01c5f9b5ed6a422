// What somebody prints is a page to hand over: its name, its filters in words, all columns and rows, and nothing to press.
import { afterAll, describe, expect, it } from "vitest";
import { spoken } from "./combinations";
import { leave, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(leave);

const FILTERED = `/vas/order?perPage=50&filter=${encodeURIComponent('{"order_state":[2]}')}`;
const LABELS = { en: "State:Paid", "zh-CN": "订单状态：已支付" } as const;
const NAMES = { en: "Orders", "zh-CN": "订单管理" } as const;

describe.each(spoken("zh-CN"))("somebody who prints, in %s,", (language) => {
  it("has a list with its name, filters, all columns and rows on wide paper", async () => {
    const person = await visitSignedIn(FILTERED, { language });
    const { page } = person;
    await page.locator("tbody tr[data-index]").first().waitFor();
    const drawn = await page.locator("thead th[data-source]").count();
    await page.emulateMedia({ media: "print" });
    const head = page.locator(".shell-print");
    await head.waitFor();
    expect(await head.innerText()).toContain(NAMES[language]);
    expect(await head.innerText()).toContain(wordsOf(language)("shell.printed", { name: "Helen Marsh", time: "" }));
    await expect.poll(() => page.locator("tbody tr[data-index]").count()).toBe(50);
    expect(await page.locator("thead th[data-source]:visible").count()).toBeGreaterThan(drawn);
    expect((await page.locator(".kit-pill-set").innerText()).replaceAll(/\s+/g, "")).toBe(LABELS[language]);
    expect(await page.locator("button:visible:not(.kit-sort, .kit-pill-face)").count()).toBe(0);
    expect(await page.locator("aside:visible, header.shell-bar:visible").count()).toBe(0);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [, width = "", height = ""] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));
    await person.end();
  });
});

it("a record is printed on upright paper, without what can be pressed, and without colours of links", async () => {
  const person = await visitSignedIn("/operate/good/1/show");
  const { page } = person;
  await page.locator("main .kit-link").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await page.locator(".shell-print").waitFor();
  expect(await page.locator("main button:visible, main [role=tab]:visible").count()).toBe(0);
  const colours = await page
    .locator("main a:visible")
    .evaluateAll((links) => links.map((one) => getComputedStyle(one).color === getComputedStyle(document.body).color));
  expect(new Set(colours)).toEqual(new Set([true]));
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, width = "", height = ""] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
  expect(Number(height)).toBeGreaterThan(Number(width));
  await person.end();
});
