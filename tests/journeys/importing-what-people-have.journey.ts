// Files as people have them: on the second sheet, filtered, without headers, with decimal commas. What is read is said, and can be
// changed before anything is sent.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import exceljs from "exceljs";
import { afterAll, expect, it } from "vitest";
import { leave, visitSignedIn } from "./visit";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-files-"));
afterAll(async () => {
  await leave();
  rmSync(folder, { recursive: true, force: true });
});

const bookOf = async (name: string, change: (book: exceljs.Workbook) => void): Promise<string> => {
  const book = new exceljs.Workbook();
  change(book);
  const path = join(folder, name);
  await book.xlsx.writeFile(path);
  return path;
};
const card = (at: number): string => `8986062018${String(Date.now()).slice(-6)}${String(at).padStart(4, "0")}`;

it("chooses the sheet and the hidden rows on a phone, in Chinese", async () => {
  const person = await visitSignedIn("/product/iccid", { language: "zh-CN", width: 390 });
  const { page } = person;
  const path = await bookOf("到货.xlsx", (book) => {
    book.addWorksheet("说明").addRow(["请填写第二张表"]);
    const sheet = book.addWorksheet("到货");
    sheet.addRows([["春季到货"], ["卡号(ICCID)", "运营商", "物联网卡服务商（必填）"]]);
    sheet.addRows([1, 2, 3].map((at) => [card(at), "中国联通", "1"]));
    sheet.getRow(5).hidden = true;
  });
  await page.getByRole("button", { name: "导入", exact: true }).click();
  await page.locator("[role=dialog] input[type=file]").setInputFiles(path);
  await page.getByLabel("工作表").selectOption("到货");
  await page.getByText("表头在第 2 行，其上方 1 行不会导入。").waitFor();
  await page.getByText("文件中有 1 行被隐藏，不会导入。").waitFor();
  await page.getByRole("button", { name: "导入 2 行" }).waitFor();
  await page.getByRole("button", { name: "也导入隐藏行" }).click();
  await page.getByRole("button", { name: "导入 3 行" }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(person.errors).toEqual([]);
  await person.end();
});

it("takes the first row for data, and the comma for what it is, before anything is sent", async () => {
  const person = await visitSignedIn("/operate/good");
  const { page } = person;
  const path = await bookOf("prices.xlsx", (book) =>
    book.addWorksheet("A").addRows([
      ["Comma 1", "19,90"],
      ["Comma 2", "1.234,50"],
    ]),
  );
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.locator("[role=dialog] input[type=file]").setInputFiles(path);
  await page.getByText("No row of headers was found").waitFor();
  const heads = page.locator("[role=dialog] th select");
  await heads.nth(0).selectOption({ label: "Name *" });
  await heads.nth(1).selectOption({ label: "List price *" });
  await page.getByRole("cell", { name: "1.234,50 → 1234.50" }).waitFor();
  await page.getByText("2 with errors").waitFor();
  await page.getByLabel("Decimal mark of").selectOption({ label: "Decimal point: 1,234.50" });
  await page.getByText("“19,90” is not a number with a decimal point").waitFor();
  await page.locator("[role=dialog] button", { hasText: "Choose another file" }).click();
  await page.locator("[role=dialog] input[type=file]").setInputFiles({
    ...{ name: "prices.csv", mimeType: "text/csv" },
    buffer: Buffer.from("a,b"),
  });
  await page.getByText("CSV files are not imported").waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});
