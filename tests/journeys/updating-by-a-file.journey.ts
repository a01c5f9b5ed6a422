// A list is exported, edited and imported: the preview shows each value before and after, and only differences are
// stored.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { pickVariant } from "../sample";
import { createCaller, closePages, visitSignedIn } from "./visit";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-update-"));
afterAll(async () => {
  await closePages();
  rmSync(folder, { recursive: true, force: true });
});

const bookOf = (rows: readonly (readonly string[])[]): string => {
  const path = join(folder, "edited.xlsx");
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const file: Buffer = write({ SheetNames: ["Edited"], Sheets: { Edited: sheet } }, { type: "buffer" });
  writeFileSync(path, file);
  return path;
};

const WORDS = {
  en: {
    header: ["ID", "Name", "Property company", "City", "Created"],
    button: "Import",
    both: "Add and update",
    counts: ["1 new", "2 to be changed", "1 unchanged", "1 with errors", "1 repeated in the file"],
    change: "City: Kochi → Delhi",
    ignored: "Ignored, because no import can change it: Created",
    save: "Save 3 rows",
    done: "Done: 1 created, 1 changed",
    conflict: /has just changed this record/,
  },
  "zh-CN": {
    header: ["编号", "小区名称", "物业公司", "城市", "创建时间"],
    button: "导入",
    both: "新增并更新",
    counts: ["1 新增", "2 将更新", "1 无变化", "1 有错误", "1 文件内重复"],
    change: "城市：Kochi → Delhi",
    ignored: "以下列不能通过导入修改，已忽略：创建时间",
    save: "保存 3 行",
    done: "完成：新增 1 条，更新 1 条",
    conflict: /刚刚修改了该记录/,
  },
} as const;

for (const [language, width] of pickVariant([
  ["en", 1280],
  ["zh-CN", 390],
] as const))
  it(`shows before what it changes, and overwrites nothing that changed meanwhile, in ${language} at ${width} px`, async () => {
    const words = WORDS[language];
    const mark = `Yard ${String(Date.now()).slice(-8)} ${width}`;
    const calls = await createCaller();
    const call = (name: string, params: JsonRecord) => calls(`/v2/property/community/${name}`, params);
    const add = async (name: string) =>
      recordOf(await call("add", { name: `${mark} ${name}`, type: 1, comp_id: 2, city: "Kochi" })).id;
    const [one, two, three] = [await add("A"), await add("B"), await add("C")];
    const path = bookOf([
      [...words.header],
      [String(one), "", "", "Delhi", "2026-01-01"],
      ["", `${mark} B`, "2", "Delhi", ""],
      [String(three), `${mark} C`, "2", "", ""],
      ["", `${mark} D`, "2", "Delhi", ""],
      ["", `${mark} A`, "2", "Mumbai", ""],
      ["", "", "2", "Mumbai", ""],
    ]);
    const person = await visitSignedIn("/property/community", { language, width });
    const { page } = person;
    const button = page.getByRole("button", { name: words.button, exact: true });
    await button.first().click();
    const dialog = page.getByRole("dialog");
    // Changes "Add only" to "Add and update" by keyboard.
    await dialog.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await dialog.getByRole("radio", { name: words.both }).isChecked()).toBe(true);
    await dialog.locator("input[type=file]").setInputFiles(path);
    for (const count of words.counts) await dialog.getByText(count, { exact: true }).waitFor();
    await dialog.getByText(words.change, { exact: true }).first().waitFor();
    await dialog.getByText(words.ignored, { exact: true }).waitFor();
    await call("set", { id: two, city: "Pune" });
    await dialog.getByRole("button", { name: words.save, exact: true }).click();
    await dialog.getByText(words.done, { exact: true }).waitFor();
    await dialog.getByText(words.conflict).waitFor();
    const rows = rowsOf(await call("list", { name: mark, page_size: 20 }));
    const cities = Object.fromEntries(rows.map(({ name, city }) => [String(name).slice(-1), city]));
    expect(cities).toEqual({ A: "Delhi", B: "Pune", C: "Kochi", D: "Delhi" });
    expect(person.errors).toEqual([]);
    await person.end();
  });
