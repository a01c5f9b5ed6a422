// A printed list is a page that people can hand over: its name, its filters in words, all columns and rows, and no
// buttons.
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { rowsOf } from "../contract/Client";
import { isFullRun } from "../effort";
import { journeyLanguages } from "./combinations";
import { createCaller, closePages, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const FILTERED = `/vas/order?perPage=50&filter=${encodeURIComponent('{"order_state":[2]}')}`;
const LABELS = { en: "StateisPaid", "zh-CN": "订单状态：已支付" } as const;
const NAMES = { en: "Orders", "zh-CN": "订单管理" } as const;

describe.each(journeyLanguages("zh-CN"))("somebody who prints, in %s,", (language) => {
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
    expect((await page.locator(".ui-pill-set").innerText()).replaceAll(/\s+/g, "")).toBe(LABELS[language]);
    expect(await page.locator("button:visible:not(.ui-sort, .ui-pill-face)").count()).toBe(0);
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
  await page.locator("main .ui-link").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await page.locator(".shell-print").waitFor();
  await page.locator("main table").first().waitFor();
  // The heads of columns and of the lists below the record are buttons and links, and stay on paper as text.
  const pressed = page.locator("main :is(button:not(.ui-sort), [role=tab], a.MuiButton-root):visible");
  expect(await pressed.allInnerTexts()).toEqual([]);
  const colours = await page
    .locator("main a:visible")
    .evaluateAll((links) => links.map((one) => getComputedStyle(one).color === getComputedStyle(document.body).color));
  expect(new Set(colours)).toEqual(new Set([true]));
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, width = "", height = ""] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
  expect(Number(height)).toBeGreaterThan(Number(width));
  await person.end();
});

/** Prints a list by its menu, without a printer. Answers what the browser would print. */
const printList = async (page: Page, language: "en" | "zh-CN") => {
  const say = wordsOf(language);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "true");
  });
  await page.getByRole("button", { name: say("ui.tools.more") }).click();
  await page.getByRole("menuitem", { name: say("ui.print") }).click();
};
/** Thousands of rows are fetched and drawn. */
const PATIENCE = { timeout: 90_000 };
const isPrinted = (page: Page) => page.locator("body[data-printed]").waitFor(PATIENCE);
const savePdf = async (page: Page, name: string) => {
  const path = process.env.PRINTS === undefined ? undefined : `${process.env.PRINTS}/${name}.pdf`;
  return page.pdf({ preferCSSPageSize: true, printBackground: true, ...(path && { path }) });
};

describe.each(journeyLanguages("zh-CN"))("a list that is handed over, in %s,", (language) => {
  it("prints all rows that match, not those of the page, in its columns, with sums and groups", async () => {
    const admin = await createCaller();
    const { count } = await admin("/v2/mall/admin/order/list", { order_state: [2], page_index: 1, page_size: 1 });
    expect(count).toBeGreaterThan(100);
    const filter = encodeURIComponent('{"order_state":[2],"gmt_create_begin":1790000000}');
    const some = await admin("/v2/mall/admin/order/list", {
      ...{ order_state: [2], gmt_create_begin: 1_790_000_000, page_index: 1, page_size: 5000 },
    });
    const person = await visitSignedIn(`/vas/order?perPage=10&filter=${filter}`, { language });
    const { page } = person;
    await page.locator("tbody tr[data-index]").first().waitFor();
    await page.emulateMedia({ colorScheme: "dark" });
    await printList(page, language);
    await isPrinted(page);
    expect(await page.locator(".ui-printed tbody tr").count()).toBe(rowsOf(some).length);
    await page.emulateMedia({ media: "print" });
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBe(0);
    expect(await page.locator(".ui-scroll:visible").count()).toBe(0);
    await savePdf(page, `orders-${language}`);
    await person.end();
  });

  it("says so where it is too long for paper, and offers the workbook", async () => {
    const admin = await createCaller();
    const { count } = await admin("/v2/mall/admin/order/list", { page_index: 1, page_size: 1, exact_count: 1 });
    expect(count).toBeGreaterThan(5000);
    const person = await visitSignedIn("/vas/order", { language });
    const { page } = person;
    await page.locator("tbody tr[data-index]").first().waitFor();
    await printList(page, language);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Excel (.xlsx)" }).waitFor();
    expect((await dialog.innerText()).replaceAll(/\D+/g, " ")).toContain("5 000");
    const go = dialog.getByRole("button", { name: wordsOf(language)("ui.print.go", { count: "5,000" }) });
    await go.waitFor();
    if (isFullRun) {
      await go.click();
      await isPrinted(page);
      expect(await page.locator(".ui-printed tbody tr").count()).toBe(5000);
      await savePdf(page, `first-${language}`);
    }
    await person.end();
  });

  it("prints a tree unfolded, with the ancestors of what matches in grey", async () => {
    const person = await visitSignedIn(`/operate/company?filter=${encodeURIComponent('{"comp_name":"Retail"}')}`, {
      language,
    });
    const { page } = person;
    await page.locator("main .ui-guide").first().waitFor();
    await printList(page, language);
    await isPrinted(page);
    const matching = (await (await createCaller())("/v2/user/company/list", { comp_name: "Retail" })).count;
    expect(await page.locator(".ui-printed tbody tr:not(.ui-guide)").count()).toBe(matching);
    await savePdf(page, `companies-${language}`);
    await person.end();
  });

  it("prints statistics with charts and all days of their tables", async () => {
    const person = await visitSignedIn("/info/order", { language });
    const { page } = person;
    await page.locator(".statistics-plot .recharts-wrapper > svg").nth(1).waitFor(PATIENCE);
    await page.emulateMedia({ media: "print" });
    const cut = await page
      .locator(".statistics-table")
      .evaluateAll((tables) => tables.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    expect(cut).toBe(0);
    const charts = await page
      .locator(".statistics-plot .recharts-wrapper > svg")
      .evaluateAll((drawings) =>
        drawings.map((one) => one.getBoundingClientRect()).map((box) => box.width * box.height),
      );
    // The figures are in one line, and the words of a chart are legible on paper (point 18).
    const lines = await page
      .locator(".statistics-figures > div")
      .evaluateAll((figures) => figures.map((one) => one.getBoundingClientRect().top));
    expect(new Set(lines).size).toBe(1);
    const letters = await page
      .locator(".statistics-plot .recharts-text")
      .evaluateAll((words) => words.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...letters.filter((height) => height > 0))).toBeGreaterThan(8);
    expect(charts.length).toBeGreaterThan(1);
    expect(Math.min(...charts)).toBeGreaterThan(200 * 100);
    await savePdf(page, `statistics-${language}`);
    await person.end();
  });
});
