// The history of a role: on its own page, and in the audit trail for accounts that may see all of it.
import { readFileSync } from "node:fs";
import { read as readWorkbook, utils } from "xlsx";
import { afterAll, describe, expect, it } from "vitest";
import { takeSample } from "../effort";
import { MENU_AND_BAR, auditPage } from "./audit";
import { journeyLanguages } from "./combinations";
import { openFilter } from "./filters";
import { expectFinished, createOperator } from "./operate";
import { createCaller, closePages, type Visit, visitSignedIn } from "./visit";

afterAll(closePages);

/** A role for each language that no other journey uses. */
const ROLES = {
  en: { id: 12, name: "Firmware engineer" },
  "zh-CN": { id: 13, name: "Support in Germany" },
} as const;
const WORDS = {
  en: { changed: "changed it", trail: "Audit trail", role: "Role", name: "English name", call: "Role · Edit" },
  "zh-CN": { changed: "修改了此记录", trail: "审计日志", role: "角色", name: "英文名称", call: "角色 · 编辑" },
} as const;

const isNarrowerThanPage = ({ page }: Visit) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth <= 0);

const picture = async ({ page }: Visit, name: string): Promise<void> => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
};

describe.each(journeyLanguages("zh-CN"))("the history of a role, in %s", (language) => {
  const { id, name } = ROLES[language];
  const words = WORDS[language];
  const renamed = `${name} ${language} ${Date.now() % 100_000}`;
  const path = `/system/role/${id}/show`;

  it("shows who changed it, from what to what", async () => {
    const person = await visitSignedIn(`/system/role/${id}`, { language });
    const { page, say, fill, save } = createOperator(person, language);
    const before = await page.locator('main [name="name"]').inputValue();
    await fill("name", renamed);
    await save();
    await person.open(path);
    await page.getByRole("region", { name: say("history.tab") }).scrollIntoViewIfNeeded();
    const latest = page
      .getByRole("list", { name: say("history.tab") })
      .getByRole("listitem")
      .first();
    await latest.waitFor();
    await latest.getByText("Helen Marsh").waitFor();
    const text = await latest.innerText();
    expect(text).toContain(words.changed);
    expect(text).toMatch(/\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d|\d{4}-\d\d-\d\d \d\d:\d\d/);
    await expect.poll(() => latest.locator("del").innerText()).toContain(before);
    expect(await latest.locator("ins").innerText()).toContain(renamed);
    expect(await latest.getByText(words.name, { exact: true }).count()).toBe(1);
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    await picture(person, `history-${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await isNarrowerThanPage(person)).toBe(true);
    await picture(person, `history-${language}-390`);
    await expectFinished(person);
    await person.end();
  });

  it("is in the audit trail, found by the record", async () => {
    await (
      await createCaller()
    )("/v2/user/role/set", { id, name: `${renamed} b` });
    const filter = encodeURIComponent(JSON.stringify({ record_of: "role", record_key: String(id) }));
    const person = await visitSignedIn(`/system/audit?filter=${filter}`, { language });
    const { page, say, rows, row } = createOperator(person, language);
    await row(`${renamed} b`).first().waitFor();
    // Names of references appear after the rows.
    await expect.poll(() => rows.filter({ hasNotText: words.role }).count()).toBe(0);
    // The kind in the address is a name of the definitions. The page shows it in words.
    await page.getByRole("search").locator("b").getByText(words.role, { exact: true }).waitFor();
    await row(`${renamed} b`).first().getByText("Helen Marsh").waitFor();
    await picture(person, `audit-${language}`);
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    // The record is a link to its page.
    await row(`${renamed} b`)
      .first()
      .getByRole("link", { name: `${renamed} b` })
      .click();
    await page.waitForURL((url) => url.pathname === path);
    await page.goBack();
    await row(`${renamed} b`).first().locator("td").nth(2).click();
    await page.waitForURL(/\/system\/audit\/\d+\/show/);
    await expect.poll(() => page.locator("main del").innerText()).toContain(renamed);
    await page.getByText(words.call, { exact: false }).first().waitFor();
    expect(await page.getByRole("region", { name: say("history.tab") }).count()).toBe(0);
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);
    await picture(person, `audit-show-${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await isNarrowerThanPage(person)).toBe(true);
    await picture(person, `audit-show-${language}-390`);
    await expectFinished(person);
    await person.end();
  });
});

describe.each(
  takeSample(
    [
      ["en", "Exported", "Record type", "Role", "Call"],
      ["zh-CN", "导出", "记录类型", "角色", "接口"],
    ] as const,
    2,
  ),
)("a file that an operator makes of a list, in %s", (language, exported, label, kind, call) => {
  it("is in the audit trail: who, of what, and how many", async () => {
    const operator = await visitSignedIn("/system/role", { language, account: "operator" });
    const { exportAll, rows: roles } = createOperator(operator, language);
    await roles.first().waitFor();
    const book = readWorkbook(readFileSync(await (await exportAll()).path()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ""];
    const count = sheet === undefined ? 0 : utils.sheet_to_json(sheet).length;
    expect(count).toBeGreaterThan(0);
    expect(operator.errors).toEqual([]);
    await operator.end();

    const filter = encodeURIComponent(JSON.stringify({ event: "export" }));
    const person = await visitSignedIn(`/system/audit?filter=${filter}`, { language });
    const { page, say, rows } = createOperator(person, language);
    const choice = await openFilter(page, say, label);
    await choice.getByRole("searchbox").fill(kind);
    // The text is not shown before the rows arrive, and not when all rows are there.
    await expect
      .poll(() =>
        choice
          .getByRole("checkbox")
          .count()
          .then((few) => few > 0 && few < 10),
      )
      .toBe(true);
    await choice.getByRole("checkbox", { name: kind, exact: true }).click();
    await choice.getByRole("button", { name: say("ui.close") }).click();
    await page.waitForURL((url) => url.searchParams.get("filter")?.includes('"record_of":["role"]') === true);
    // The call that listed rows is also shown in words.
    const calls = await openFilter(page, say, call);
    await calls.getByRole("searchbox").fill("role.list");
    await expect.poll(() => calls.getByRole("checkbox").count()).toBe(1);
    await calls.getByRole("checkbox", { name: `${kind} · ` }).click();
    await calls.getByRole("button", { name: say("ui.close") }).click();
    await page.waitForURL((url) => url.searchParams.get("filter")?.includes('"call":["role.list"]') === true);
    const latest = rows.first();
    for (const text of ["王海峰", exported, kind]) await latest.getByText(text, { exact: true }).first().waitFor();
    await latest.locator("td").nth(2).click();
    await page.waitForURL(/\/system\/audit\/\d+\/show/);
    const changes = page.locator("main dl div").filter({ has: page.getByText(say("history.count"), { exact: true }) });
    await changes.locator("dd").getByText(String(count), { exact: true }).waitFor();
    await page.getByText("operator", { exact: true }).first().waitFor();
    await expectFinished(person);
    await person.end();
  });
});

it("is shown to accounts that may read the record, without the audit trail", async () => {
  const person = await visitSignedIn("/system/role/11/show?tab=history", { account: "operator" });
  const { page, say } = createOperator(person, "en");
  // The address opens the entry.
  await page
    .locator("section:focus")
    .getByRole("heading", { name: say("history.tab") })
    .waitFor();
  await page
    .getByText(say("history.none"))
    .or(page.getByRole("list", { name: say("history.tab") }))
    .first()
    .waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await person.open("/system/audit");
  await page
    .getByText(say("shell.no_permission"))
    .or(page.getByRole("heading", { name: "404" }))
    .first()
    .waitFor();
  expect(await page.getByRole("link", { name: WORDS.en.trail }).count()).toBe(0);
  await person.end();
});
