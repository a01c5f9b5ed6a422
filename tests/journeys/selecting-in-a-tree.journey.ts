// A filtered tree also shows the ancestors of matches. They are not rows: "select all", exports and counts only include
// matches, with mouse, keyboard and on a phone. The screen is compared with the store afterwards.
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { read as readWorkbook, utils } from "xlsx";
import { newName } from "../contract/newName";
import { type JsonRecord, rowsOf } from "../contract/Client";
import { pickVariant } from "../sample";
import { MENU_AND_BAR, auditPage } from "./audit";
import { expectFinished, createOperator } from "./operate";
import { readModel } from "./readModel";
import { selectInTrees } from "./selectInTrees";
import { tickRow } from "./tickRow";
import { createCaller, closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const LIST = "/v2/user/company/list";
const STEM = "Retail";
const filter = encodeURIComponent(JSON.stringify({ comp_name: STEM }));

const companies = async (params: JsonRecord = {}) =>
  rowsOf(await (await createCaller())(LIST, { page_index: 1, page_size: 1000, ...params }));
const personOf = (rows: readonly JsonRecord[]) =>
  new Map(rows.map(({ comp_id, comp_person }) => [comp_id, comp_person]));

describe.each(
  pickVariant([
    { way: "mouse", language: "en", width: 1280 },
    { way: "keyboard", language: "zh-CN", width: 1280 },
    { way: "thumb", language: "zh-CN", width: 390 },
  ] as const),
)("companies that are narrowed, by $way in $language,", ({ way, language, width }) => {
  it("are changed where they match, as many as every number on the way says, and no others", async () => {
    const before = personOf(await companies());
    const matching = new Set((await companies({ comp_name: STEM })).map(({ comp_id }) => comp_id));
    expect(matching.size).toBeGreaterThan(1);
    expect(matching.size).toBeLessThan(before.size);
    const somebody = newName("Somebody");
    const person = await visitSignedIn(`/operate/company?filter=${filter}`, { language, width });
    const { page, say } = createOperator(person, language);
    const count = way === "thumb" ? 2 : matching.size;
    const guides = page.locator("main .ui-guide");
    await guides.first().waitFor();
    await page.getByText(say("ui.tree.found", { count: matching.size, total: before.size })).waitFor();
    expect(await guides.locator("input, button, a").count()).toBe(0);
    expect(await auditPage(page, MENU_AND_BAR)).toEqual([]);

    const bar = page.getByRole("toolbar", { name: say("ui.select.label") });
    const edit = async () => {
      const button = bar.getByRole("button", { name: say("bulk.edit") });
      const more = bar.getByRole("button", { name: say("ui.bulk.more") });
      await button.or(more).first().waitFor();
      if (await button.isVisible()) return button.focus();
      await more.click();
      return page.getByRole("menuitem", { name: say("bulk.edit") }).focus();
    };
    if (way === "mouse") await page.locator("thead .ui-check").click();
    else if (way === "keyboard") {
      await page.getByRole("treegrid").focus();
      await page.keyboard.press("Home");
      await page.keyboard.press("Control+a");
    } else for (const at of [0, 1]) await tickRow(page, say, at);
    await bar.getByText(say("ui.select.count", { count })).waitFor();
    const chosen = new Set(
      way === "thumb"
        ? await page
            .locator("main [data-selected] .ui-check")
            .evaluateAll((boxes) => boxes.map((box) => box.getAttribute("aria-label")))
        : [],
    );
    await edit();
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog");
    await form.getByText(say("ui.action.ask_many", { action: say("bulk.edit_verb"), count })).waitFor();
    const field = form.getByRole("button", { name: /^(Contact person|联系人)$/ });
    await field.focus();
    await page.keyboard.press("Enter");
    await form.locator('[name="comp_person"]').fill(somebody);
    await form.getByRole("button", { name: say("ui.bulk.go", { action: say("bulk.edit_verb"), count }) }).focus();
    await page.keyboard.press("Enter");
    await page.getByText(say("ui.bulk.success", { action: say("bulk.edit_verb"), count })).waitFor();
    await form.waitFor({ state: "detached" });

    const after = await companies();
    const changed = after.filter((one) => one.comp_person !== before.get(one.comp_id));
    expect(changed).toHaveLength(count);
    expect(new Set(changed.map((one) => one.comp_person))).toEqual(new Set([somebody]));
    expect(changed.filter(({ comp_id }) => !matching.has(comp_id))).toEqual([]);
    for (const label of chosen) expect(changed.some((one) => label?.includes(String(one.comp_name)))).toBe(true);
    await expectFinished(person);
    await person.end();
  });
});

const people = ["admin", "operator", "ruishi", "agent", "customer"].flatMap((account) =>
  (["en", "zh-CN"] as const).map((language) => ({ account, language })),
);

it.each(pickVariant(people))(
  "as $account in $language, the box in the head of each tree selects as many as the platform finds",
  async (somebody) => {
    const person = await visitSignedIn("/user/info", somebody);
    await selectInTrees(person, readModel(), somebody);
  },
);

it("point 1: leads from a record to the next one that was found, in the tree's order", async () => {
  const person = await visitSignedIn(`/operate/company?filter=${filter}`);
  const { page, say } = createOperator(person, "en");
  await page.locator("main .ui-guide").first().waitFor();
  const drawn = page.locator("main tbody tr[data-index]:not(.ui-guide) .ui-name");
  const names = (await drawn.allInnerTexts()).slice(0, 3).map((name) => name.split("\n")[0] ?? "");
  await drawn.first().click();
  for (const [at, name] of names.entries()) {
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const steps = page.getByRole("navigation", { name: say("show.steps") });
    await steps.getByText(new RegExp(`^${at + 1} `)).waitFor();
    await page.keyboard.press("Alt+ArrowDown");
  }
  await expectFinished(person);
  await person.end();
});

it("an export of a narrowed tree has what matches, and a search box narrows it as filters do", async () => {
  const before = await companies();
  const person = await visitSignedIn("/operate/company");
  const { page, say, search, exportAll } = createOperator(person, "en");
  await page.getByText(say("ui.tree.count", { count: before.length })).waitFor();
  await search(STEM);
  await page.locator("main .ui-guide").first().waitFor();
  const [, said = ""] = /Matching: (\d+) of/.exec(await page.locator(".ui-pager").innerText()) ?? [];
  const book = readWorkbook(readFileSync(await (await exportAll()).path()));
  const [head = [], ...lines] = utils.sheet_to_json<readonly unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, {
    header: 1,
  });
  const names = lines.map((line) => line[head.indexOf("Company name")]);
  const wanted = before.map(({ comp_name }) => String(comp_name)).filter((name) => name.includes(STEM));
  expect(names.toSorted()).toEqual(wanted.toSorted());
  // The matching rows in the order of the tree.
  const drawn = await page.locator("main tbody tr[data-index]:not(.ui-guide) .ui-name").allInnerTexts();
  expect(drawn.map((name) => name.split("\n")[0])).toEqual(names.slice(0, drawn.length));
  expect(names).toHaveLength(Number(said));
  await expectFinished(person);
  await person.end();
});

it("names of a tree are on the line of their cells, and are read whole at depth", async () => {
  const person = await visitSignedIn("/operate/company", { width: 1280 });
  const { page } = person;
  await page.locator("main tbody tr[aria-level='6']").first().waitFor();
  const rows = page.locator("main tbody tr[data-index]");
  const off = await rows.evaluateAll((all) =>
    all.map((row) => {
      const middle = (cell: Element | null) => {
        const range = document.createRange();
        if (cell !== null) range.selectNodeContents(cell);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      return Math.abs(middle(row.querySelector(".ui-name")) - middle(row.querySelector("td:nth-child(3)")));
    }),
  );
  expect(Math.max(...off)).toBeLessThan(1);
  const cut = await rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const cell = row.querySelector("th");
        return cell !== null && cell.scrollWidth > cell.clientWidth;
      }).length,
  );
  expect(cut).toBe(0);
  await person.end();
});

it("each narrowing of a tree shows a pill that takes it away, also what no filter of it shows", async () => {
  const all = await companies();
  const ids = all.slice(0, 6).map(({ comp_id }) => comp_id);
  const asked = { comp_name: STEM, comp_phone: "9", q: "a", id: ids };
  const person = await visitSignedIn(`/operate/company?filter=${encodeURIComponent(JSON.stringify(asked))}`);
  const { page, say } = createOperator(person, "en");
  const crosses = page.getByRole("button", { name: /^Remove filter/ });
  for (let left = Object.keys(asked).length; left > 0; left -= 1) {
    await expect.poll(() => crosses.count()).toBe(left);
    await crosses.first().click();
  }
  await expect.poll(() => new URL(page.url()).searchParams.get("filter")).toBeNull();
  expect(await crosses.count()).toBe(0);
  await page.getByText(say("ui.tree.count", { count: all.length })).waitFor();
  await expectFinished(person);
  await person.end();
});
