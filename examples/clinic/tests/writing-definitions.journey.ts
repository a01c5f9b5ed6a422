// An author with `npm run dev`: the open page follows each saved definition, and shows mistakes over its content.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../../../tests/copyProject";
import { auditPage, MENU_AND_BAR } from "../../../tests/journeys/audit";
import { findDrawingFaults } from "../../../tests/journeys/findDrawingFaults";
import { type Served, serveDev } from "../../../tests/journeys/serve";
import { closePages, signIn, type Visit, visit } from "../../../tests/journeys/visit";

const SUPPLIER = "resources/inventory/supplier.yaml";
const ENUMS = "resources/enums.yaml";
const PARTS = "/___parts";
const ROUNDS = "features/rounds/console/rounds.examples.tsx";

let copy = "";
let office: Served;
const edit = (file: string, from: string, to: string): void => {
  const path = join(copy, "examples", "clinic", file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};
/** Without errors about fonts: packages of the copy are links to folders that Vite does not serve. */
const errorsOf = ({ errors }: Visit) => errors.filter((error) => !error.includes("403"));
const faultsOf = async ({ page }: Visit) =>
  (await findDrawingFaults(page)).filter((fault) => fault !== "the font Inter is missing");
const panelOf = ({ page }: Visit) => page.locator("pilothouse-mistakes dialog[open]");
const arrive = async (path: string): Promise<Visit> => {
  const person = await visit({ address: office.address });
  person.page.setDefaultTimeout(60_000);
  await person.open(`/login?return=${encodeURIComponent(path)}`);
  await signIn(person, { account: "head" });
  await person.page.waitForURL((url) => url.pathname === path);
  return person;
};

beforeAll(() => {
  copy = copyProject(resolve(import.meta.dirname, "../../.."), ["examples"]);
});
afterAll(async () => {
  await closePages();
  await office?.stop();
  rmSync(copy, { recursive: true, force: true });
});

describe("an author whose definition is wrong when the console starts", () => {
  it("sees the mistake in the page, and the console once it is mended", async () => {
    edit(SUPPLIER, "hotline: { kind: phone,", "hotline: { kind: fone,");
    office = await serveDev(copy, "examples/clinic");
    const person = await visit({ address: office.address });
    await person.open("/");
    await panelOf(person).getByText("unknown kind").waitFor();
    edit(SUPPLIER, "hotline: { kind: fone,", "hotline: { kind: phone,");
    await person.page.locator(".public form").waitFor({ timeout: 60_000 });
    expect(await panelOf(person).count()).toBe(0);
    await person.end();
  });
});

describe("an author with an open form", () => {
  it("sees each saved definition in it, and keeps what was typed", async () => {
    const person = await arrive("/inventory/vendors/create");
    const { page } = person;
    const typed = page.locator("input[name=supplier_name]");
    await typed.fill("Typed by hand");
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const main = page.locator("main");

    edit(SUPPLIER, "label: { en: Name, zh-CN: 名称 }", "label: { en: Company name, zh-CN: 名称 }");
    await main.getByText("Company name").first().waitFor();

    edit(SUPPLIER, "  portal: {", "  motto: { kind: text, max: 30, label: { en: Motto, zh-CN: 口号 } }\n  portal: {");
    edit(SUPPLIER, "fields: [hotline,", "fields: [motto, hotline,");
    await page.locator("input[name=motto]").fill("We answer");

    edit(ENUMS, "en: Offered,", "en: In talks,");
    await main.getByText("In talks").first().waitFor();

    edit(SUPPLIER, "service_mail, portal", "service_mial, portal");
    const panel = panelOf(person);
    await panel.getByText("service_mial, which supplier does not have").waitFor();
    expect(await panel.innerText()).toMatch(/P122[\s\S]*resources\/inventory\/supplier\.yaml:\d+:\d+/);
    await page.keyboard.press("Enter");
    await panel.waitFor({ state: "detached" });
    expect(readFileSync(join(copy, "examples/clinic", SUPPLIER), "utf8")).toContain("service_mail, portal");

    edit(SUPPLIER, "resource: supplier\n", "resource: supplier\nlabbel: { en: x }\n");
    await panel.getByText("labbel").first().waitFor();
    edit(SUPPLIER, "labbel: { en: x }\n", "");
    await panel.waitFor({ state: "detached" });

    expect(await typed.inputValue()).toBe("Typed by hand");
    expect(await page.locator("input[name=motto]").inputValue()).toBe("We answer");
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    expect(errorsOf(person)).toEqual([]);
    await person.end();
  });
});

describe("an author with an open list", () => {
  it("sees a new column, and keeps the filter and an open dialog", async () => {
    const person = await arrive("/inventory/vendors");
    const { page } = person;
    const rows = page.locator("main tbody tr[aria-rowindex]");
    await rows.first().waitFor();
    await page.locator("input[type=search]").first().fill("Castellan");
    await expect.poll(() => rows.count()).toBe(1);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    edit(SUPPLIER, "columns: [supplier_name,", "columns: [supplier_name, portal,");
    await page.locator("main th").getByText("Service portal").waitFor({ state: "attached" });
    expect(await dialog.isVisible()).toBe(true);
    expect(await rows.count()).toBe(1);
    expect(await page.locator("input[type=search]").first().inputValue()).toBe("Castellan");
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    expect(errorsOf(person)).toEqual([]);
    await person.end();
  });
});

describe("an author who builds a part", () => {
  it("sees each part in each state, those of the framework and those of the console", async () => {
    const person = await arrive(PARTS);
    const { page } = person;
    await page.getByRole("heading", { name: "Inputs of forms" }).waitFor();
    await page.locator(".catalogue nav").getByRole("link", { name: "Rounds" }).waitFor();
    expect(await page.locator(".catalogue [role=alert]").count()).toBe(0);
    const dialogs = page.getByRole("region", { name: "Dialogs and states" });
    for (const name of ["Refund $19.90", "Delete 3 devices", "Quick look"]) {
      await dialogs.getByRole("button", { name, exact: true }).click();
      await page.getByRole("dialog").waitFor();
      expect(await faultsOf(person)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    edit(ROUNDS, "A ward that nobody has walked through", "A new ward");
    await page.getByText("A new ward").waitFor();
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // `faultsOf` comes last, because it changes the theme.
      expect([width, ...(await auditPage(page, MENU_AND_BAR)), ...(await faultsOf(person))]).toEqual([width]);
    }
    // react-admin 5 passes the prop `inputRef` of MUI 5 to its switch, so the browser logs an error.
    expect(errorsOf(person).filter((error) => !error.includes("inputRef"))).toEqual([]);
    await person.end();
  });
});
