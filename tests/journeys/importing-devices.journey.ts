// The wizard imports a file of devices. Files of wrong types are refused with the reason, invalid rows can be
// downloaded, a lost connection is reported at its step, a reload continues, and importing the same file again creates
// no duplicates.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { read, utils, write } from "xlsx";
import { MENU_AND_BAR, auditPage } from "./audit";
import { expectFinished, createOperator } from "./operate";
import { journeyLanguages } from "./combinations";
import { closePages, type Visit, visitSignedIn } from "./visit";
import type { Language } from "./words";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-devices-"));
afterAll(async () => {
  await closePages();
  rmSync(folder, { recursive: true, force: true });
});

const stamp = Date.now().toString(36).toUpperCase();
const uid = (language: Language, at: number): string => `PH${stamp}-${language === "en" ? "E" : "Z"}${at}`;
const macOf = (at: number): string => `00:1A:2B:3C:${String(at % 100).padStart(2, "0")}:01`;

const sheetOf = (name: string, rows: readonly (readonly string[])[]): string => {
  const path = join(folder, name);
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const file: Buffer = write({ SheetNames: ["Devices"], Sheets: { Devices: sheet } }, { type: "buffer" });
  writeFileSync(path, file);
  return path;
};
const cellsIn = (path: string): readonly unknown[][] => {
  const book = read(readFileSync(path));
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1, raw: false });
};

const wizard = (person: Visit, language: Language) => {
  const { page } = person;
  const { fill, pick, say } = createOperator(person, language);
  const button = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    page.getByRole("button", { name: say(key, values), exact: true });
  return {
    say,
    button,
    /** Accessibility problems and cut texts, after the page has stopped moving. */
    faults: async () => {
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))),
      );
      return auditPage(page, MENU_AND_BAR);
    },
    step: (name: string) => page.getByRole("heading", { level: 2, name: say(`wizard.device.${name}`) }).waitFor(),
    text: (key: string, values: Readonly<Record<string, string | number>> = {}) => page.getByText(say(key, values)),
    choose: (path: string) => page.locator("main input[type=file]").setInputFiles(path),
    begin: async (name: string) => {
      await fill("name", name);
      await pick("pk", "GuardHome Mini 2K");
      await pick("comp_id", "Pilothouse Cloud");
      await fill("batch_id", `B-${stamp}`);
      await button("wizard.next").click();
    },
  };
};

describe.each(journeyLanguages("zh-CN"))("a person who reads %s", (language) => {
  const fileOf = (): string =>
    sheetOf(`devices-${language}.xlsx`, [
      [language === "en" ? "Devices of November" : "十一月设备"],
      ["UID", language === "en" ? "MAC address" : "MAC 地址", "Colour"],
      ...[1, 2, 3].map((at) => [uid(language, at), macOf(at), ""]),
      [uid(language, 4), "no address", ""],
      ["", macOf(5), ""],
      [uid(language, 1), macOf(6), ""],
    ]);

  it("imports the good rows of a file, gets the others back, and finds the devices", async () => {
    const person = await visitSignedIn("/operate/device/create", { language });
    const { page } = person;
    page.on("dialog", (dialog) => void dialog.accept());
    const { say, button, step, text, choose, begin, faults } = wizard(person, language);
    await step("batch");
    await begin(`Spring ${stamp} ${language}`);
    await step("file");

    // Without a file, then with files of wrong types.
    await button("wizard.next").click();
    await text("wizard.device.noFile").waitFor();
    await page.locator('[aria-current="step"]').getByText(say("wizard.wrong")).waitFor({ state: "attached" });
    const csv = join(folder, `devices-${language}.csv`);
    writeFileSync(csv, "uid,mac\r\n");
    await choose(csv);
    await text("import.fault.not_xlsx").waitFor();
    const renamed = join(folder, `renamed-${language}.xlsx`);
    writeFileSync(renamed, "uid,mac\r\nPH-00000001,\r\n");
    await choose(renamed);
    await text("import.fault.text").waitFor();
    await choose(sheetOf(`wrong-${language}.xlsx`, [["UID"], ["x"]]));
    await text("invalid.pattern.uid").waitFor();
    await button("wizard.next").click();
    await text("wizard.device.noneGood").waitFor();
    expect(await faults()).toEqual([]);

    await button("import.other").click();
    await choose(fileOf());
    await text("import.repeated", { row: 3 }).waitFor();
    await text("invalid.pattern.mac").waitFor();
    expect(await faults()).toEqual([]);
    await button("wizard.next").click();
    await step("check");
    expect(await faults()).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button("import.report", { count: 3, shown: 3 }).click(),
    ]);
    const report = join(folder, download.suggestedFilename());
    await download.saveAs(report);
    const rows = cellsIn(report);
    expect(rows.map((row) => row[0] ?? "")).toEqual(["UID", uid(language, 4), "", uid(language, 1)]);
    expect(rows[1]?.at(-1)).toContain(say("invalid.pattern.mac"));

    await button("wizard.device.finish").click();
    await step("result");
    await text("wizard.device.imported", { name: `Spring ${stamp} ${language}`, count: 3, shown: 3 }).waitFor();
    expect(await page.locator("[data-count] b").allInnerTexts()).toEqual(["3", "0", "0"]);
    expect(await faults()).toEqual([]);
    await page.reload({ waitUntil: "domcontentloaded" });
    await text("wizard.device.imported", { name: `Spring ${stamp} ${language}`, count: 3, shown: 3 }).waitFor();
    await page.getByRole("link", { name: say("wizard.device.devices"), exact: true }).click();
    await page.waitForURL(/\/product\/device\?/);
    await page.getByText(uid(language, 3)).first().waitFor();
    expect(await page.locator("main tbody tr[aria-rowindex]").count()).toBe(3);
    await expectFinished(person);

    // Imports the same file a second time.
    await page.goto("/operate/device/create", { waitUntil: "domcontentloaded" });
    await step("batch");
    await begin(`Again ${stamp} ${language}`);
    await choose(fileOf());
    await text("import.repeated", { row: 3 }).waitFor();
    await button("wizard.next").click();
    await button("wizard.device.finish").click();
    await text("wizard.device.nothingNew").waitFor();
    expect(await page.locator("[data-count] b").allInnerTexts()).toEqual(["0", "3", "0"]);
    await expectFinished(person);
    await person.end();
  });
});

it("keeps batch, file and step over a reload; a file that does not arrive is shown at its step, and sent again", async () => {
  const person = await visitSignedIn("/operate/device/create", { width: 390 });
  const { page, context } = person;
  page.on("dialog", (dialog) => void dialog.accept());
  const { button, step, text, choose, begin, faults } = wizard(person, "en");
  await step("batch");
  await begin(`Lost ${stamp}`);
  await choose(sheetOf("lost.xlsx", [["uid", "mac"], ...[11, 12].map((at) => [uid("en", at), macOf(at)])]));
  await page.getByRole("row", { name: uid("en", 12) }).waitFor();
  await button("wizard.next").click();
  await step("check");
  await page.waitForTimeout(600);
  await page.reload({ waitUntil: "domcontentloaded" });
  await step("check");
  await text("wizard.resumed").waitFor();
  await page.getByText("lost.xlsx").waitFor();

  const added: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/iot/dev/file/update")) added.push(request.url());
  });
  let puts = 0;
  await context.route("**/*", (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    puts += 1;
    return puts === 1 ? route.fulfill({ status: 500, body: "put object: 406" }) : route.fallback();
  });
  await button("wizard.device.finish").click();
  // The message appears at its step, and as a toast.
  await page.getByText("The upload's parameters are wrong").first().waitFor();
  await step("check");
  expect(added).toEqual([]);
  await button("wizard.device.finish").click();
  await step("result");
  await text("wizard.device.imported", { name: `Lost ${stamp}`, count: 2, shown: 2 }).waitFor();
  expect(puts).toBe(2);
  expect(added).toHaveLength(1);
  expect(await faults()).toEqual([]);
  expect(person.errors.filter((one) => !one.includes("500"))).toEqual([]);
  await person.end();
});

it("asks before a file that was chosen is left, and forgets it then", async () => {
  const person = await visitSignedIn("/operate/device/create", { language: "zh-CN" });
  const { page } = person;
  const { button, step, text, choose, begin } = wizard(person, "zh-CN");
  await step("batch");
  await begin(`半途 ${stamp}`);
  await choose(sheetOf("left.xlsx", [["UID"], [uid("zh-CN", 21)]]));
  await page.getByRole("row", { name: uid("zh-CN", 21) }).waitFor();
  await button("form.cancel").click();
  await button("form.leave").click();
  await page.waitForURL((url) => url.pathname === "/operate/device");
  await page.goto("/operate/device/create", { waitUntil: "domcontentloaded" });
  await step("batch");
  await begin(`半途 ${stamp}`);
  await step("file");
  await text("import.drop").waitFor();
  expect(await page.getByText("left.xlsx").count()).toBe(0);
  await person.end();
});
