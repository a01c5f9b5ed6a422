// Files that are written from lists: a file matches its preview and the operator's arrangement.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { read, utils, type WorkSheet } from "xlsx";
import { closePages, visitSignedIn } from "./visit";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-exports-"));
afterAll(async () => {
  await closePages();
  rmSync(folder, { recursive: true, force: true });
});

const sheetBy = async (page: Page, press: () => Promise<void>): Promise<WorkSheet> => {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), press()]);
  const path = join(folder, `${Date.now()}-${download.suggestedFilename()}`);
  await download.saveAs(path);
  const book = read(readFileSync(path));
  return book.Sheets[book.SheetNames[0] ?? ""] ?? {};
};
const linesIn = (sheet: WorkSheet) => utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: "" });
const numberIn = (text: string): number => Number(text.replace(/\D/g, ""));

describe("a file of a list", () => {
  it("has the currency beside each amount, numbers as numbers and times as dates", async () => {
    const person = await visitSignedIn("/vas/order");
    const { page } = person;
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const said = numberIn(await page.getByText(/^Rows to export: /).innerText());
    const sheet = await sheetBy(page, () => page.getByRole("button", { name: "Excel (.xlsx)" }).click());
    const [head = [], ...lines] = linesIn(sheet);
    const price = head.indexOf("Price");
    const times = head.flatMap((label, at) => (/ \((?:UTC|\w+\/.+)\)$/.test(String(label)) ? [at] : []));
    expect(times.length).toBeGreaterThan(0);
    expect(head[price + 1]).toBe("Currency");
    expect(lines).toHaveLength(said);
    expect(new Set(lines.map((line) => line[price + 1])).size).toBeGreaterThan(1);
    expect(lines.every((line) => typeof line[price] === "number")).toBe(true);
    const moments = lines.flatMap((line) => times.map((at) => line[at])).filter((value) => value !== "");
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.every((value) => typeof value === "number")).toBe(true);
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it("has only the rows that are selected", async () => {
    const person = await visitSignedIn("/operate/zone");
    const { page } = person;
    const rows = page.locator("tbody tr[data-index]");
    await rows.nth(2).waitFor();
    const keys = await rows.locator("th").allInnerTexts();
    for (const at of [0, 2]) await rows.nth(at).getByRole("checkbox").check();
    const bar = page.getByRole("toolbar");
    await bar.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByText("Rows to export: only the 2 selected").waitFor();
    const sheet = await sheetBy(page, () => page.getByRole("button", { name: "Excel (.xlsx)" }).click());
    expect(
      linesIn(sheet)
        .slice(1)
        .map(([key]) => key),
    ).toEqual([keys[0], keys[2]]);
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

describe("a file that the platform writes of a list", () => {
  it("has all that the list shows, without a range that nobody chose, and says so", async () => {
    const person = await visitSignedIn("/product/device_state?filter=%7B%22online%22%3A1%7D");
    const { page } = person;
    await page.getByRole("button", { name: "Background export" }).click();
    const said = await page.getByText(/^Rows to export: [\d,]+$/).innerText();
    const count = said.replace("Rows to export: ", "");
    expect(await page.getByRole("dialog").getByRole("textbox", { name: "From" }).count()).toBe(0);
    await page.getByRole("button", { name: "Excel (.xlsx)" }).click();
    await page.getByText("is ready to download.").waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "Background tasks" }).click();
    await page.getByText(`Expected: ${count} rows. Written: ${count}.`).first().waitFor();
    const file = await sheetBy(page, () => page.getByRole("button", { name: "Download", exact: true }).first().click());
    const [head = [], ...lines] = linesIn(file);
    expect(lines).toHaveLength(numberIn(count));
    const online = head.indexOf("Connection");
    expect(new Set(lines.map((line) => line[online])).size).toBe(1);
    expect(person.errors).toEqual([]);
    await person.end();
  });
});
