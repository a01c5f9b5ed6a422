// Files from real offices: titles above the table, other words for columns and values, wide digits, empty cells, dates
// in several forms. Before anything is sent, the page shows how it has read them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import exceljs from "exceljs";
import { afterAll, expect, it } from "vitest";
import { closePages, visitSignedIn } from "./visit";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-messy-"));
afterAll(async () => {
  await closePages();
  rmSync(folder, { recursive: true, force: true });
});

const bookOf = async (name: string, rows: readonly (readonly (string | number)[])[]): Promise<string> => {
  const book = new exceljs.Workbook();
  book.addWorksheet("A").addRows(rows.map((row) => [...row]));
  const path = join(folder, name);
  await book.xlsx.writeFile(path);
  return path;
};

const COVER = Array.from({ length: 26 }, (_, at) => [`Delivery note, line ${at + 1}`, at % 5 === 0 ? "see below" : ""]);
const stamp = String(Date.now()).slice(-6);
const card = (at: number): string => `8986062019${stamp}${String(at).padStart(4, "0")}`;
const wide = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const spaced = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1\u00a0 ");

const cardsBook = (from: number): Promise<string> =>
  bookOf(`cards-${from}.xlsx`, [
    ...COVER,
    ["卡号", "运营商名称", "卡商 *", "卡类型", "Zielkonto"],
    ["89860012345678901234", "China Unicom", "SIM provider 1", "Plug-in card", ""],
    [card(from), "联通", "卡商1", "贴片", ""],
    [wide(card(from + 1)), "ＣＭＣＣ", "Provider  2", "插拔", ""],
    [spaced(card(from + 2)), "电信", "服务商 3", "", ""],
    [card(from + 3), "火星", "卡商 1", "", ""],
    [card(from), "移动", "卡商 1", "", ""],
  ]);

it("reads a list of SIM cards in the words of an office, and keeps what was said of its columns", async () => {
  const person = await visitSignedIn("/product/iccid");
  const { page } = person;
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const input = page.locator("[role=dialog] input[type=file]");
  await input.setInputFiles(await cardsBook(1));
  await page.getByText("The headers are in row 27.").waitFor();
  await page.getByText("The example row of the template is left out.").waitFor();
  await page.getByRole("cell", { name: "联通 → China Unicom" }).waitFor();
  await page.getByText(`→ ${card(2)}`).waitFor();
  await page.getByText(`→ ${card(3)}`).waitFor();
  await page.getByText("“火星” is not one of the allowed values: China Unicom").waitFor();
  await page.getByText("The same record as row 29.").waitFor();
  await page.getByText("These columns will not be imported: Zielkonto.").waitFor();
  await page.getByRole("button", { name: "Import 3 rows" }).waitFor();
  await page.getByLabel("Field for Zielkonto").selectOption({ label: "Linked ID" });
  await page.getByRole("button", { name: "Import 3 rows" }).click();
  await page.getByText("Done: 3 records created").waitFor();
  await page.locator("[role=dialog] button", { hasText: "Choose another file" }).click();
  await input.setInputFiles(await cardsBook(11));
  await page.getByText("The columns are matched as in an earlier file").waitFor();
  expect(await page.getByLabel("Field for Zielkonto").inputValue()).toBe("link_id");
  await page.getByRole("button", { name: "Match again" }).click();
  await page.getByText("These columns will not be imported: Zielkonto.").waitFor();
  // A narrow cell shows how its text was read, and the dialog stays open when the window becomes narrow (point 17).
  const cut = await page
    .locator("[role=dialog] td > span:has(> ins)")
    .evaluateAll((all) => all.map((one) => [one.scrollWidth > one.clientWidth, one.textContent]));
  expect(cut.length).toBeGreaterThan(3);
  expect(cut.filter(([isCut]) => isCut)).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page
      .locator(width < 600 ? "main .ui-card-open" : "main table[role=grid]")
      .first()
      .waitFor({ state: "attached" });
    await page.getByText("These columns will not be imported: Zielkonto.").waitFor();
  }
  expect(person.errors).toEqual([]);
  await person.end();
});

it.each([
  ["zh-CN", "导入", "模板中的 1 行示例不会导入。", "“火星”不在可选值中，可填：中国联通", "导入 3 行", 21],
  ["zh-TW", "匯入", "範本中的 1 列示例不會匯入。", "「火星」不在可選值中", "匯入 3 列", 41],
  [
    "en",
    "Import",
    "The example row of the template is left out.",
    "“火星” is not one of the allowed values",
    "Import 3 rows",
    31,
  ],
] as const)("says the same on a phone, where each button has room for its words: %s", async (...said) => {
  const [language, button, left, reason, verb, from] = said;
  const person = await visitSignedIn(`/product/iccid?lang=${language}`, { language, width: 390 });
  const { page } = person;
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.locator("[role=dialog] input[type=file]").setInputFiles(await cardsBook(from));
  await page.getByText(left).waitFor();
  await page.getByText(reason).waitFor();
  await page.getByRole("button", { name: verb }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const cut = await page
    .locator("[role=dialog] footer button")
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.end();
});

it("fills empty cells of accounts with the defaults, finds their company whatever its case and width, and reads their dates", async () => {
  const person = await visitSignedIn("/operate/user");
  const { page } = person;
  const login = `messy${stamp}`;
  const path = await bookOf("people.xlsx", [
    ["Login", "Password", "Full name", "Mobile", "Phone area code", "Company name", "Role name", "Valid to"],
    [
      `${login}1`,
      "quiet-otter-71-x",
      "Messy One",
      "13800138000",
      "",
      "ＮＯＲＴＨＬＩＧＨＴ  optics gmbh",
      "1",
      "Jan 5, 2031",
    ],
    [`${login}2`, "quiet-otter-72-x", "Messy Two", "13800138000", "", "Nobody Ltd", "1", "01/02/2031"],
  ]);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.locator("[role=dialog] input[type=file]").setInputFiles(path);
  await page.getByRole("cell", { name: "+86" }).first().waitFor();
  await page.getByText("→ 2031-01-05 00:00:00").waitFor();
  await page.getByText("→ Northlight Optics GmbH (").waitFor();
  await page.getByText("Company: “Nobody Ltd” was not found: no record has this name or key.").waitFor();
  await page.getByText("“01/02/2031” can be 2031-02-01 or 2031-01-02.").waitFor();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("Done: 1 record created").waitFor();
  await page.getByRole("button", { name: "Close" }).last().click();
  await page.goto(`/operate/user?filter=${encodeURIComponent(JSON.stringify({ user_id: `${login}1` }))}`);
  await page.getByText("Messy One").first().click();
  await page.getByText("+86 138").first().waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});
