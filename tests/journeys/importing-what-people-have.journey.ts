// Unusual files: data on the second sheet, filtered rows, no headers, decimal commas. The page shows what it has read,
// and people can change this before anything is sent.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import exceljs from "exceljs";
import { afterAll, expect, it } from "vitest";
import { closePages, visitSignedIn } from "./visit";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-files-"));
afterAll(async () => {
  await closePages();
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

it("shows what the platform would refuse before anything is sent, and checks again, on a phone, in Chinese", async () => {
  const person = await visitSignedIn("/product/actcode", { language: "zh-CN", width: 390 });
  const { page } = person;
  const code = `PARTNER-${String(Date.now()).slice(-8)}`;
  const path = await bookOf("激活码.xlsx", (book) =>
    book.addWorksheet("A").addRows([
      ["激活码", "批次"],
      [code, "1"],
      ["no code!", "1"],
      ["PH26-CLOU-D7DA-YS01", "1"],
    ]),
  );
  await page.getByRole("button", { name: "导入", exact: true }).click();
  await page.locator("[role=dialog] input[type=file]").setInputFiles(path);
  await page.getByText("平台将拒绝 1 行，原因见各行；这些行不会导入。").waitFor();
  await page.getByText("1 行已存在，保持不变。").waitFor();
  await page.getByText("激活码：").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const checked = page.waitForResponse((response) => (response.request().postData() ?? "").includes('"check":['));
  await page.getByRole("button", { name: "重新检查" }).click();
  expect(await (await checked).json()).toMatchObject({ code: 200, count: 3 });
  await page.getByRole("button", { name: "导入 2 行" }).click();
  await page.getByText("完成：已创建 1 条记录").waitFor();
  await page.getByRole("button", { name: "下载 1 行错误数据" }).waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});

it("says a reason beside each row of accounts, which are sent one by one", async () => {
  const person = await visitSignedIn("/operate/user");
  const { page } = person;
  const header = ["User ID", "Password", "Name", "User type", "Company", "Data scope", "Role", "State"];
  const rows = ["12345678", "quiet-otter-71"].map((password, at) => [
    ...[`sheet${Date.now()}${at}`, password, `Sheet ${at}`, "Individual user", "1", "Own company only", "1", "Enabled"],
  ]);
  const path = await bookOf("accounts.xlsx", (book) => book.addWorksheet("A").addRows([header, ...rows]));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.locator("[role=dialog] input[type=file]").setInputFiles(path);
  await page.getByText("This password is too easy to guess").first().waitFor();
  await page.getByText("The platform would refuse 1 row.").waitFor();
  await page.getByRole("button", { name: "Import 1 row" }).waitFor();
  expect(person.errors).toEqual([]);
  await person.end();
});
