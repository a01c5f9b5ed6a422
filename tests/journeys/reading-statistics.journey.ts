// An operator reads income, compares periods, filters, saves the numbers and the picture, and chooses a range that is
// too long.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { read } from "xlsx";
import { isRecord } from "../contract/Client";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const PNG = "89504e470d0a1a0a";

const saved = async (page: Page, label: RegExp): Promise<Buffer> => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: label }).click(),
  ]);
  return readFileSync(await download.path());
};

it("reads the income of a currency, beside the period before, and takes table and picture along", async () => {
  const { page, errors, end } = await visitSignedIn("/info/order");
  await page.getByRole("region", { name: "Income over time", exact: true }).locator("svg.recharts-surface").waitFor();
  await page
    .getByText(/^Compared with \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d \d\d:\d\d:\d\d, as the last day is not over/)
    .waitFor();
  const income = page.locator(".statistics-figures div", { hasText: "Income" }).locator("strong");
  expect(await income.textContent()).toMatch(/^¥/);

  await page.getByRole("combobox", { name: "Currency" }).selectOption("usd");
  await page.waitForURL(/currency=usd/);
  await expect.poll(() => income.textContent()).toMatch(/^\$/);
  await page.getByRole("radio", { name: "7 days" }).click({ force: true });
  const table = page.getByRole("region", { name: "Income over time: data table" });
  await expect.poll(() => table.locator("tbody tr").count()).toBe(7);
  const shown = await table.locator("tbody tr td:nth-child(2)").allTextContents();

  const file = read(await saved(page, /Income over time.*XLSX/));
  const sheet = file.Sheets[file.SheetNames[0] ?? ""];
  const written = Array.from({ length: 7 }, (_, at) => Number(sheet?.[`B${at + 2}`]?.v));
  expect(written).toEqual(shown.map((text) => Number(text.replace(/[^\d.]/g, ""))));
  const picture = await saved(page, /Payment share.*PNG/);
  expect(picture.subarray(0, 8).toString("hex")).toBe(PNG);
  expect(picture.length).toBeGreaterThan(8000);
  expect(errors).toEqual([]);
  await end();
});

it("sees who sold most beside what they sold before, in table, spreadsheet and picture alike", async () => {
  const { page, errors, end } = await visitSignedIn("/info/order?currency=rmb");
  const card = page.getByRole("region", { name: "Top 5 apps", exact: true });
  await card.locator("svg.recharts-surface").waitFor();
  const heads = await card.locator("thead th").allTextContents();
  expect(heads).toEqual(["App", "Income", "Previous period", "Paid orders"]);
  const cellsOf = (column: number) => card.locator(`tbody tr > :nth-child(${column})`);
  const digits = (text: string) => text.replace(/[+\-−][\d.,]+%.*|[^\d.]/g, "");
  expect(await cellsOf(2).locator(".ui-change").count()).toBeGreaterThan(0);

  const file = read(await saved(page, /Top 5 apps.*XLSX/));
  const sheet = file.Sheets[file.SheetNames[0] ?? ""];
  for (const [column, at] of [
    ["B", 2],
    ["C", 3],
  ] as const) {
    const shown = (await cellsOf(at).allTextContents()).map((text) => Number(digits(text)));
    expect(shown.map((_, row) => Number(sheet?.[`${column}${row + 2}`]?.v))).toEqual(shown);
  }
  const picture = await saved(page, /Top 5 companies.*PNG/);
  const colours = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const seen = new Set<number>();
      for (let at = 0; at < data.length; at += 4)
        seen.add((data[at] ?? 0) * 65_536 + (data[at + 1] ?? 0) * 256 + (data[at + 2] ?? 0));
      return seen.has(0x00_72_b2);
    },
    [...picture],
  );
  expect(colours).toBe(true);
  expect(errors).toEqual([]);
  await end();
});

it("reads a chart by keyboard, and the same chart after a reload of its address", async () => {
  const { page, open, end } = await visitSignedIn("/info/dev?from=2026-01-01&to=2026-01-05");
  await page.getByRole("button", { name: /^Company:/ }).click();
  await page.getByRole("searchbox", { name: /Company/ }).fill("Pilothouse");
  await page.getByRole("button", { name: "Pilothouse Cloud", exact: true }).click();
  await page.waitForURL(/company=1/);
  await open(page.url());
  await page.getByRole("button", { name: "Company: Pilothouse Cloud" }).waitFor();
  const chart = page
    .getByRole("region", { name: "Activations over time", exact: true })
    .locator("svg.recharts-surface");
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await page
    .locator(".statistics-tip", { hasText: /2026-01-0\d/ })
    .first()
    .waitFor();
  await end();
});

it("counts the days of the zone that is chosen, says which, and keeps the choice for the dashboard", async () => {
  const { page, errors, end } = await visitSignedIn("/info/order?zone=Asia/Shanghai");
  const zone = page.getByRole("combobox", { name: "A day starts at midnight in" });
  await page.getByRole("columnheader", { name: "Day, Shanghai (UTC+8)" }).waitFor();
  expect(await zone.inputValue()).toBe("Asia/Shanghai");
  const asked = page.waitForRequest((request) => {
    const body: unknown = request.url().includes("/mall/statis/order") ? request.postDataJSON() : null;
    const params = isRecord(body) && isRecord(body.params) ? body.params : {};
    // Midnight in Lima is 5:00 in UTC.
    return params.time_zone === "America/Lima" && Number(params.gmt_begin) % 86_400 === 5 * 3600;
  });
  await zone.selectOption("America/Lima");
  await asked;
  await page.getByRole("columnheader", { name: "Day, Lima (UTC−5)" }).waitFor();
  await page.waitForURL(/zone=America%2FLima/);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect.poll(() => zone.inputValue()).toBe("America/Lima");
  // Other journeys with this account need its own zone. So the choice is undone.
  const kept = page.waitForResponse((response) => response.url().includes("/rest/preferences/kit.zone"));
  await zone.selectOption("UTC");
  await kept;
  expect(errors).toEqual([]);
  await end();
});

it("has its choices in one row, in English and Chinese", async () => {
  for (const language of ["en", "zh-CN"] as const) {
    const { page, end } = await visitSignedIn("/info/order", { language, width: 1280 });
    const bar = page.locator(".statistics-bar");
    await bar.getByRole("button").nth(2).waitFor();
    expect((await bar.boundingBox())?.height).toBeLessThan(40);
    await end();
  }
});

it("is told that a range is too wide, and that a time has nothing, instead of being shown a wrong picture", async () => {
  const { page, open, end } = await visitSignedIn("/info/order?from=2026-01-01&to=2026-06-30");
  const fault = page.getByText("A time range within three months must be chosen.");
  await fault.waitFor();
  expect(await page.locator(".statistics-card").count()).toBe(0);
  await page.getByRole("button", { name: /^2026-01-01/ }).click();
  await page.getByRole("textbox", { name: "To" }).fill("2026-03-01");
  await fault.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Income over time", exact: true }).waitFor();
  await open("/info/user?from=2001-01-01&to=2001-01-01");
  await page.getByText("No data in this time range").first().waitFor();
  expect(await page.locator("svg.recharts-surface").count()).toBe(0);
  await end();
});

it("says that the platform does not answer, and shows the numbers once it does", async () => {
  const { page, open, end } = await visitSignedIn("/dashboard", { language: "zh-CN", width: 390 });
  await page.route("**/mall/statis/order", (route) => route.abort());
  await open("/info/order");
  await page.getByText("统计数据加载失败").waitFor();
  await page.unroute("**/mall/statis/order");
  await page.getByRole("button", { name: "重试" }).click();
  await page.getByRole("region", { name: "收入趋势", exact: true }).locator("svg.recharts-surface").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await end();
});

it("is kept from statistics that the role does not grant", async () => {
  const { page, open, end } = await visitSignedIn("/", { account: "clerk" });
  await open("/info/order");
  await page
    .getByText(/permission/i)
    .first()
    .waitFor();
  expect(await page.locator(".statistics").count()).toBe(0);
  await end();
});
