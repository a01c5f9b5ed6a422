// A console in Arabic and English: the page is mirrored, and its list, record, form and dialog are drawn in Arabic.
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { speakingConsole } from "../languages/speakingConsole";
import { findDrawingFaults } from "./findDrawingFaults";
import { type Served, serve, VERIFICATION_CODE } from "./serve";
import { closePages, visit, type Visit } from "./visit";

const ROOT = join(import.meta.dirname, "../..");
let folder = "";
let served: Served | undefined;
let person: Visit;
let page: Page;

beforeAll(async () => {
  folder = speakingConsole("arabic", ["ar", "en"]);
  served = await serve(ROOT, {}, folder);
  person = await visit({ address: served.address });
  page = person.page;
}, 300_000);

afterAll(async () => {
  await closePages();
  await served?.stop();
  rmSync(join(ROOT, folder), { recursive: true, force: true });
});

/** Names, codes and technical words that are the same in every language. */
const SAME = /Alpha|Beta|Gamma|Admin|Ctrl|English|SN-|Esc|Enter|UTC|GMT/;
/** Latin letters on the page that are not in SAME, so they belong to a text in another language. */
const foreignTexts = (): Promise<readonly string[]> =>
  page
    .locator("body")
    .innerText()
    .then((text) => text.split(/\n|\t/).filter((line) => /[A-Za-z]{3}/.test(line)))
    .then((lines) => lines.filter((line) => !SAME.test(line)));

const expectTurned = async (): Promise<void> => {
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  expect(await page.locator("html").getAttribute("lang")).toBe("ar");
  expect(await findDrawingFaults(page)).toEqual([]);
  expect(await foreignTexts()).toEqual([]);
};

/** The middle of an element, as a part of the width of the page. */
const placeOf = async (selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return ((box?.x ?? 0) + (box?.width ?? 0) / 2) / 1280;
};

it("signs a person in on a page from right to left", async () => {
  await page.goto("/login?lang=ar");
  await page.locator(".public form .picture img").waitFor();
  await expectTurned();
  expect(await placeOf(".public .product")).toBeGreaterThan(0.8);
  await page.getByLabel("الحساب").first().fill("admin");
  await page.locator("input[name=password]").fill("pilothouse");
  await page.locator("input[name=code]").fill(VERIFICATION_CODE);
  await page.getByRole("button", { name: "تسجيل الدخول" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
});

it("has the menu on the right, and the list in Arabic", async () => {
  await page.goto("/stock/machines?lang=ar");
  await page.getByRole("columnheader", { name: "الرقم التسلسلي" }).waitFor();
  await expectTurned();
  expect(await placeOf(".shell-side")).toBeGreaterThan(0.8);
  expect(await placeOf("tbody tr [data-source=name], tbody tr .ui-first")).toBeGreaterThan(0.55);
});

it("shows a record", async () => {
  await page.goto("/stock/machines/1/show?lang=ar");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByText("الرقم التسلسلي").first().waitFor();
  await expectTurned();
});

it("opens a form, which says in Arabic what is missing, and creates a record", async () => {
  await page.goto("/stock/machines/create?lang=ar");
  const name = page.getByLabel("الاسم");
  await name.waitFor();
  await expectTurned();
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await page.getByText("مطلوب.").first().waitFor();
  await name.fill("Alpha 900");
  await page.getByLabel("الرقم التسلسلي").fill("SN-9001");
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await page.getByText("تم إنشاء «Alpha 900».").first().waitFor();
});

it("asks before it deletes", async () => {
  await page.goto("/stock/machines?lang=ar");
  await page.locator("tbody tr").first().waitFor();
  await page.locator("tbody tr").first().getByRole("checkbox").check();
  await page.getByRole("button", { name: /حذف/ }).first().click();
  await page.getByRole("dialog").waitFor();
  await expectTurned();
  await page.keyboard.press("Escape");
});

it("turns back for a person who chooses English", async () => {
  await page.goto("/stock/machines?lang=en");
  await page.getByRole("columnheader", { name: "Serial number" }).waitFor();
  expect(await page.locator("html").getAttribute("dir")).toBe("");
  expect(await findDrawingFaults(page)).toEqual([]);
  expect(await placeOf(".shell-side")).toBeLessThan(0.2);
  expect(person.errors).toEqual([]);
});
