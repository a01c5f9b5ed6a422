// A definition without an import of its own: its rows are handed over too, and a browser that is closed loses none of them.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { leave, ownAddress, visitSignedIn } from "./visit";

const COUNT = 1500;
const folder = mkdtempSync(join(tmpdir(), "pilothouse-import-"));
afterAll(async () => {
  await leave();
  rmSync(folder, { recursive: true, force: true });
});

it("goes on when its browser is closed, and is shown to its end where it was begun", async () => {
  const mark = `Court ${String(Date.now()).slice(-8)}`;
  const path = join(folder, "communities.xlsx");
  const rows = Array.from({ length: COUNT }, (_, at) => [`${mark} ${String(at).padStart(4, "0")}`, "1", "2"]);
  const sheet = utils.aoa_to_sheet([["Name", "Type", "Property company"], ...rows]);
  const file: Buffer = write({ SheetNames: ["Communities"], Sheets: { Communities: sheet } }, { type: "buffer" });
  writeFileSync(path, file);
  const person = await visitSignedIn("/property/community");
  await person.page.getByRole("button", { name: "Import from a file" }).click();
  await person.page.locator("[role=dialog] input[type=file]").setInputFiles(path);
  await person.page.getByRole("button", { name: "Import 1,500 rows" }).click();
  await person.page.getByText(/The platform imports: [1-9][\d,]* of 1,500 rows/).waitFor();
  expect(person.errors).toEqual([]);
  await person.page.close();
  const page = await person.context.newPage();
  await page.goto(new URL("/property/community", ownAddress()).href);
  await page.getByRole("button", { name: "Import from a file" }).click();
  await page.getByText(/1,500 created/).waitFor({ timeout: 60_000 });
  await person.end();
});
