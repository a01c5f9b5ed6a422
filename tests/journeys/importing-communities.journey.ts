// A definition without its own import call. Its rows are also imported in the background, and closing the browser loses
// none of them.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { closePages, workerAddress, visitSignedIn } from "./visit";

const COUNT = 1500;
const folder = mkdtempSync(join(tmpdir(), "pilothouse-import-"));
afterAll(async () => {
  await closePages();
  rmSync(folder, { recursive: true, force: true });
});

const bookOf = (name: string, rows: readonly (readonly string[])[]): string => {
  const path = join(folder, name);
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const file: Buffer = write({ SheetNames: ["Communities"], Sheets: { Communities: sheet } }, { type: "buffer" });
  writeFileSync(path, file);
  return path;
};

it("is not sent without a required column, and shows that it cannot be", async () => {
  const person = await visitSignedIn("/property/community");
  const { page } = person;
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const path = bookOf("names-only.xlsx", [["Name"], ["Court of names"]]);
  await page.locator("[role=dialog] input[type=file]").setInputFiles(path);
  await page.getByText("No column is mapped to Property company.").waitFor();
  // Without this value, the row cannot be imported.
  await page.getByText("1 with errors").waitFor();
  const button = page.getByRole("button", { name: "Import 0 rows", exact: true });
  expect(await button.isDisabled()).toBe(true);
  const [ground, pressable] = await button.evaluate((node) => {
    const probe = document.createElement("i");
    probe.style.backgroundColor = "var(--mui-palette-primary-main)";
    document.body.append(probe);
    return [node, probe].map((one) => getComputedStyle(one).backgroundColor);
  });
  expect(ground).not.toBe(pressable);
  await person.end();
});

it("goes on when its browser is closed, and is shown to its end where it was begun", async () => {
  const mark = `Court ${String(Date.now()).slice(-8)}`;
  const rows = Array.from({ length: COUNT }, (_, at) => [`${mark} ${String(at).padStart(4, "0")}`, "1", "2"]);
  const path = bookOf("communities.xlsx", [["Name", "Type", "Property company"], ...rows]);
  const person = await visitSignedIn("/property/community");
  await person.page.getByRole("button", { name: "Import", exact: true }).click();
  await person.page.locator("[role=dialog] input[type=file]").setInputFiles(path);
  await person.page.getByRole("button", { name: "Import 1,500 rows" }).click();
  await person.page.getByText(/The platform is importing: [1-9][\d,]* of 1,500 rows/).waitFor();
  expect(person.errors).toEqual([]);
  await person.page.close();
  const page = await person.context.newPage();
  await page.goto(new URL("/property/community", workerAddress()).href);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText(/1,500 created/).waitFor({ timeout: 60_000 });
  await person.end();
});
