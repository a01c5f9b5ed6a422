// The file of a list contains what the list shows, for an account of each role: as many lines as the platform counts,
// with the same words, amounts and times. `npm test` uses one account and some lists, `npm run test:full` all.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { givenSeed, isFullRun } from "../effort";
import { pickVariant } from "../sample";
import { createOperator } from "./operate";
import { readModel } from "./readModel";
import { waitForRest } from "./rounds";
import { createCaller, closePages, visitSignedIn } from "./visit";
import type { Language } from "./words";

afterAll(closePages);

const ROLES = ["admin", "operator", "property", "developer", "ruishi"];
const people = ROLES.flatMap((account) => (["en", "zh-CN"] as const).map((language) => ({ account, language })));
const OK = 200;
/** The number of lists in `npm test`. */
const FEW = 4;
/** The largest number of rows that is exported. */
const LONGEST = isFullRun ? 12_000 : 500;
const ROW = "main tbody tr[data-index]";
/** Rows, or a message that there are none. The heading appears before them. */
const DRAWN = `${ROW} td, .ui-list-message, main .shell-message`;
/** The number of rows to compare. */
const ROWS = 5;

const lists = readModel().resources.flatMap(({ path, views, calls, fields }) => {
  const list = calls.find((call) => call.verb === "list");
  // The screen shows the name of the record that a key refers to. The file has the key itself, because imports and
  // other systems read it.
  const keys = fields.filter(({ options }) => options.leads).flatMap(({ label }) => [label.en, label["zh-CN"]]);
  return path !== null && views.has.list && views.list.exports && list ? [{ path, list, keys }] : [];
});

/** SEED decides which lists come first. */
const start = ((givenSeed ?? 0) * FEW * 3) % lists.length;
const inTurn = [...lists.slice(start), ...lists.slice(0, start)];

interface Shown {
  /** The index of the row in the list: a tree opens at its selected item. */
  readonly at: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The visible text of each cell of the first rows, by the label of its column. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate((most) => {
    const heads = [...document.querySelectorAll<HTMLElement>("main thead tr:last-of-type > *")];
    const labelOf = (at: number) =>
      heads[at]?.querySelector("button")?.innerText.trim() ?? heads[at]?.innerText.trim() ?? "";
    return [...document.querySelectorAll<HTMLElement>("main tbody tr[data-index]:not(.ui-guide)")]
      .slice(0, most)
      .map((row) => ({
        at: Number(row.dataset.index),
        cells: Object.fromEntries(
          [...row.children].flatMap((cell, at) =>
            cell instanceof HTMLElement && cell.querySelector("img") === null
              ? [[labelOf(at), cell.innerText.trim()]]
              : [],
          ),
        ),
      }));
  }, ROWS);

const numberIn = (text: string): number => Number(text.replaceAll(/[^\d.-]/g, ""));
/** "¥1,234.50", "-$3.00", "+$3.00", "JP¥1". */
const AMOUNT = /^[+-]?[A-Z]{0,2}\p{Sc}[\d,.]+$/u;
/** "1,440", "1,440 min", "2%". */
const NUMBER = /^-?[\d,.]+( \S+|%)?$/;

const SIZES = ["B", "KB", "MB", "GB"];
const LEAST = 0.9;
/** "10 KB" of 10240, which is rounded. */
const isSize = (shown: string, written: string): boolean => {
  const [number = "", unit = ""] = shown.split(" ");
  const bytes = numberIn(number) * 1024 ** SIZES.indexOf(unit);
  return SIZES.includes(unit) && Math.min(bytes, Number(written)) >= LEAST * Math.max(bytes, Number(written));
};

/**
 * Whether the text on the screen and the text in the file agree. The file adds keys of references. The screen may
 * shorten a list, and adds units and marks that distinguish names.
 */
const agree = (shown: string, written: string): boolean => {
  const [first = "", ...below] = shown.split("\n");
  if (first === "–" || first === "") return written === "";
  // Some fields have several lines themselves.
  if (written === shown) return true;
  if (written === first || written.startsWith(`${first} (`) || written.startsWith(`${first}, `)) return true;
  if (below.includes(written)) return true;
  return (
    ((AMOUNT.test(first) || NUMBER.test(first)) && numberIn(first) === numberIn(written)) || isSize(first, written)
  );
};

it.each(pickVariant(people))(
  "as $account in $language",
  async ({ account, language }: { account: string; language: Language }) => {
    const call = await createCaller(account);
    const person = await visitSignedIn("/user/info", { account, language });
    const { page, exportAll } = createOperator(person, language);
    await page.locator("main h1").first().waitFor();
    const faults: string[] = [];
    let compared = 0;
    for (const { path, list, keys } of inTurn) {
      if (!isFullRun && compared === FEW) break;
      const answer = await call(list.path, { ...list.constants, page_size: 1 });
      if (answer.code !== OK || answer.count === 0 || answer.count > LONGEST) continue;
      await person.open(path);
      // Some screens, such as the support desk, have no table and therefore no file.
      const isList = await page
        .locator(DRAWN)
        .first()
        .waitFor({ state: "attached" })
        .then(
          () => true,
          () => false,
        );
      if (!isList) continue;
      await waitForRest(page, DRAWN);
      // A role may have the right to list a resource only because its forms offer these records. It then has no list
      // screen, so there are no rows.
      if ((await page.locator(ROW).count()) === 0) continue;
      const rows = await shownOn(page);
      const book = read(readFileSync(await (await exportAll()).path()), { cellNF: true });
      const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
      const [head = [], ...lines] = utils.sheet_to_json<readonly string[]>(sheet, {
        header: 1,
        raw: false,
        defval: "",
      });
      if (lines.length !== answer.count) faults.push(`${path} has ${answer.count} rows, its file ${lines.length}`);
      for (const { at, cells } of rows) {
        for (const [label, shown] of Object.entries(cells)) {
          // A header contains the unit of its numbers; on the screen, the cells contain it (point 7).
          const exact = head.indexOf(label);
          const column = exact >= 0 ? exact : head.findIndex((one) => one.startsWith(`${label} (`));
          const written = String(lines[at]?.[column] ?? "");
          if (column >= 0 && !keys.includes(label) && !agree(shown, written))
            faults.push(`${path}, row ${at + 1}, ${label}: "${shown}" on the screen, "${written}" in the file`);
        }
      }
      compared += 1;
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(0);
    await person.end();
  },
  isFullRun ? 1_800_000 : 240_000,
);
