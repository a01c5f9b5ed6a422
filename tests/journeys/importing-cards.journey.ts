// Imports a file of SIM cards: invalid rows can be downloaded, and importing the file again creates no duplicates. Also
// follows an export to a file until its end.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read, utils, write } from "xlsx";
import { closePages, workerAddress, type Visit, visitSignedIn } from "./visit";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-import-"));
afterAll(async () => {
  await closePages();
  rmSync(folder, { recursive: true, force: true });
});

const stamp = String(Date.now()).slice(-8);
const iccid = (at: number) => `898606${stamp}${String(at).padStart(6, "0")}`;

const sheetOf = (name: string, rows: readonly (readonly (string | number)[])[]): string => {
  const path = join(folder, name);
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const file: Buffer = write({ SheetNames: ["Cards"], Sheets: { Cards: sheet } }, { type: "buffer" });
  writeFileSync(path, file);
  return path;
};

/** The rows of a file, with its headers. */
const cardsFrom = (first: number, count: number): readonly (readonly string[])[] => [
  ["ICCID", "Carrier", "SIM provider"],
  ...Array.from({ length: count }, (_, at) => [iccid(first + at), "1", "1"]),
];

const cellsIn = (path: string): readonly unknown[][] => {
  const book = read(readFileSync(path));
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1, raw: false });
};

const savedBy = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), press()]);
  const path = join(folder, `${Date.now()}-${download.suggestedFilename()}`);
  await download.saveAs(path);
  return path;
};

/** Breaks the connection when the second batch of rows is sent. */
const breakAfterFirstBatch = async (context: BrowserContext): Promise<void> => {
  let sent = 0;
  await context.route("**/mall/iccid/import/add", (route) => {
    // The same call also checks rows without importing them.
    const isSent = (route.request().postData() ?? "").includes('"later":1');
    sent += isSent ? 1 : 0;
    return isSent && sent === 2 ? route.abort() : route.continue();
  });
};

const choose = async ({ page }: Visit, path: string): Promise<void> => {
  await page.locator("[role=dialog] input[type=file]").setInputFiles(path);
};

describe("importing SIM cards", () => {
  let person: Visit;
  const cards = sheetOf("cards.xlsx", [
    ["SIM cards of the spring delivery"],
    ["ICCID", "Carrier", "物联网卡服务商", "Colour"],
    [iccid(1), "China Unicom", "1", "red"],
    [iccid(2), "中国联通", "1", ""],
    [iccid(3), "Moonlight", "1", ""],
    [Number("12345678901234567890"), "China Unicom", "1", ""],
    [iccid(1), "China Unicom", "1", ""],
  ]);

  beforeAll(async () => {
    person = await visitSignedIn("/product/iccid");
  });
  afterAll(() => person.end());

  it("refuses a file that is no xlsx", async () => {
    const { page } = person;
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const path = join(folder, "cards.csv");
    writeFileSync(path, "iccid\r\n1\r\n");
    await choose(person, path);
    await page.getByText("Upload must be xlsx").waitFor();
  });

  it("says what is wrong with each row before anything is sent", async () => {
    const { page } = person;
    await choose(person, cards);
    await page.getByRole("button", { name: "Import 2 rows" }).waitFor();
    await page.getByText("“Moonlight” is not one of the allowed values: China").waitFor();
    await page.getByText("has more than 15 digits").waitFor();
    await page.getByText("The same record as row 3.").waitFor();
    await page.getByText("These columns will not be imported: Colour.").waitFor();
  });

  it("creates the good rows and gives the others back with a reason", async () => {
    const { page } = person;
    await page.getByRole("button", { name: "Import 2 rows" }).click();
    await page.getByText("Done: 2 records created").waitFor();
    const report = await savedBy(page, () => page.getByRole("button", { name: "Download 3 rows with errors" }).click());
    const rows = cellsIn(report);
    expect(rows[0]).toEqual(["ICCID", "Carrier", "物联网卡服务商", "Colour", "Reason"]);
    expect(rows).toHaveLength(4);
    expect(rows[1]?.[0]).toBe(iccid(3));
    expect(rows[1]?.at(-1)).toContain("Moonlight");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await page.getByText(iccid(1)).first().waitFor();
  });

  it("creates nothing twice when the same file comes again", async () => {
    const { page } = person;
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("button", { name: "Choose another file" }).click();
    await choose(person, cards);
    await page.getByRole("button", { name: "Import 2 rows" }).click();
    await page.getByText("Done: 0 records created").waitFor();
    await page.getByText("2 already existed").waitFor();
    expect(person.errors).toEqual([]);
  });

  it("goes on where it was when the connection is lost", async () => {
    const { page, context } = person;
    const more = sheetOf("more.xlsx", cardsFrom(1000, 600));
    await page.getByRole("button", { name: "Choose another file" }).click();
    await choose(person, more);
    await page.getByRole("button", { name: "Import 600 rows" }).waitFor();
    await breakAfterFirstBatch(context);
    await page.getByRole("button", { name: "Import 600 rows" }).click();
    await page.getByText("Progress is kept").waitFor();
    await page.getByText("500 of 600 rows").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("600 created").waitFor();
    await context.unroute("**/mall/iccid/import/add");
  });

  it("is over on the platform too when its rest is given up", async () => {
    const { page, context } = person;
    await page.getByRole("button", { name: "Choose another file" }).click();
    await choose(person, sheetOf("given-up.xlsx", cardsFrom(2200, 600)));
    await breakAfterFirstBatch(context);
    await page.getByRole("button", { name: "Import 600 rows" }).click();
    await page.getByText("Progress is kept").waitFor();
    const ended = page.waitForResponse((response) => (response.request().postData() ?? "").includes('"cancel":1'));
    await page.getByRole("button", { name: "Stop importing" }).click();
    expect(await (await ended).json()).toMatchObject({ code: 200, data: { state: 4, handed: 500, created: 0 } });
    await context.unroute("**/mall/iccid/import/add");
    await choose(person, cards);
  });

  it("is kept with its file when it was not handed over to its end and the page is loaded again", async () => {
    const { page, context } = person;
    await page.getByRole("button", { name: "Choose another file" }).click();
    await choose(person, sheetOf("again.xlsx", cardsFrom(1500, 600)));
    await breakAfterFirstBatch(context);
    await page.getByRole("button", { name: "Import 600 rows" }).click();
    await page.getByText("Progress is kept").waitFor();
    await context.unroute("**/mall/iccid/import/add");
    await page.reload();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("button", { name: "Import 600 rows" }).click();
    await page.getByText("500 created").waitFor();
    await page.getByText("100 already existed").waitFor();
  });
});

/** The page is closed while the platform imports. */
describe("an import whose browser is closed in the middle", () => {
  const rows = [...cardsFrom(3000, 4000), [iccid(2999), "Moonlight", "1"]];
  const file = sheetOf("closed.xlsx", rows);
  const importing = (page: Page) => page.getByText(/The platform is importing: [1-9][\d,]* of 4,000 rows/);
  const done = (page: Page) => page.getByText("Done: 4,000 records created");

  it("is imported to its end, and shown where it is, here and in another browser", async () => {
    const other = await visitSignedIn("/product/iccid");
    const person = await visitSignedIn("/product/iccid");
    await person.page.getByRole("button", { name: "Import", exact: true }).click();
    await choose(person, file);
    await person.page.getByRole("button", { name: "Import 4,000 rows" }).click();
    await importing(person.page).waitFor();
    await other.page.getByRole("button", { name: "Import", exact: true }).click();
    await importing(other.page).waitFor();
    await person.page.close();
    const page = await person.context.newPage();
    await page.goto(new URL("/product/iccid", workerAddress()).href);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    // This browser still has the file, so it shows the rows and their results. On a fast platform, the import has
    // already ended.
    await importing(page).or(done(page)).waitFor();
    await page.getByRole("cell", { name: iccid(3000) }).waitFor();
    await person.end();
    await done(other.page).waitFor({ timeout: 90_000 });
    const refused = await savedBy(other.page, () =>
      other.page.getByRole("button", { name: "Download 1 row with errors" }).click(),
    );
    expect(cellsIn(refused)[1]?.[0]).toBe(iccid(2999));
    expect(cellsIn(refused)[1]?.at(-1)).toContain("Moonlight");
    expect(other.errors).toEqual([]);
    await other.end();
  });

  it("is seen in the task drawer, and ended; what was imported by then stays, and the rest can be imported", async () => {
    const person = await visitSignedIn("/product/iccid");
    const { page } = person;
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await choose(person, sheetOf("cancelled.xlsx", cardsFrom(10_000, 5000)));
    await page.getByRole("button", { name: "Import 5,000 rows" }).click();
    await page.getByText(/The platform is importing: [1-9][\d,]* of 5,000 rows/).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await page.getByRole("button", { name: /^Background tasks/ }).click();
    const item = page.getByRole("listitem").filter({ hasText: "cancelled.xlsx" });
    await item.getByText("Importing").waitFor();
    await item.getByRole("button", { name: "Cancel" }).click();
    await item.getByText("Stopped", { exact: true }).waitFor();
    await page.getByRole("dialog", { name: "Background tasks" }).getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText("The import was stopped. It was cancelled").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText(/^Done: /).waitFor({ timeout: 90_000 });
    const counted =
      (await page.locator(".ui-import-counts").innerText()).match(/[\d,]+(?= (created|already existed))/g) ?? [];
    expect(counted.reduce((sum, one) => sum + Number(one.replace(",", "")), 0)).toBe(5000);
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

describe("a file written in the background", () => {
  it("is asked for within three months, followed over a reload, and downloaded", async () => {
    const person = await visitSignedIn("/vas/order/order_bind");
    const { page } = person;
    await page.getByRole("button", { name: "Background export" }).click();
    const from = page.getByRole("dialog").getByRole("textbox", { name: "From" });
    // No range is preset, because people might not notice that rows are left out.
    expect(await from.inputValue()).toBe("");
    await page.getByText("A time range within three months must be chosen").waitFor();
    expect(await page.getByRole("button", { name: "Excel (.xlsx)" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Last 3 months" }).click();
    await expect.poll(() => from.inputValue()).not.toBe("");
    const chosen = await from.inputValue();
    await from.fill("2020-01-01");
    await page.getByText("A time range within three months must be chosen").waitFor();
    await from.fill(chosen);
    const said = await page.getByText(/^Rows to export: [\d,]+$/).innerText();
    // The end is reported only once, even though the page is reloaded before it.
    const hold = (): void => {};
    await page.route("**/export/list", hold);
    await page.getByRole("button", { name: "Excel (.xlsx)" }).click();
    await page.getByText("Export started").waitFor();
    await page.unroute("**/export/list", hold);
    await page.reload();
    await page.getByText("is ready to download.").waitFor();
    await page.getByRole("button", { name: "Background tasks" }).click();
    const count = said.replace("Rows to export: ", "");
    await page.getByText(`Expected: ${count} rows. Written: ${count}.`).first().waitFor();
    const file = await savedBy(page, () => page.getByRole("button", { name: "Download", exact: true }).first().click());
    expect(cellsIn(file)).toHaveLength(Number(count.replaceAll(",", "")) + 1);
    expect(cellsIn(file)[0]).toEqual(expect.arrayContaining(["Order", "Company", "Bound (UTC)"]));
    expect(person.errors).toEqual([]);
    await person.end();
  });
});
