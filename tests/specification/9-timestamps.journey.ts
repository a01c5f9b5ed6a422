// Opens lists, records and forms, and checks the times on the drawn page. A full run covers all of them.
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { openLive } from "../contract/Host";
import { isRecord, type JsonRecord } from "../contract/Client";
import { takeSample } from "../effort";
import { lists, newForms, recordsOf, screens } from "../journeys/places";
import { readModel } from "../journeys/readModel";
import { closePages, workerAddress, visitSignedIn, type Visit } from "../journeys/visit";
import { wordsOf } from "../journeys/words";
import { findWrongTimes, specifiedTime } from "./wrongTimes";

afterAll(closePages);

const SENTENCE = "Timestamps are shown as year-month-day hour:minute:second.";
const SETTLED =
  "main tbody tr[aria-rowindex] td, main .ui-card, main [role=treeitem], main .ui-list-message, main .ui-quiet, main h1, main form";
const designed = screens.filter(({ component }) => component !== null).map(({ path }) => path);

/**
 * Reloads the page. After a walk inside the console, the former page would stay visible until the next page is ready.
 */
const settle = async ({ page, open }: Visit, path: string): Promise<void> => {
  await open(path);
  await page.locator(SETTLED).first().waitFor();
  await page.waitForLoadState("networkidle");
};

/** The paths of records and of their forms. */
const opened = async (): Promise<readonly string[]> => {
  const { client } = await openLive(workerAddress());
  const { records, forms } = await recordsOf(client, await client.token("admin"));
  return [...records, ...forms, ...newForms].map(({ path }) => path);
};

describe.each(["en", "zh-CN"] as const)("in %s", (language) => {
  const part = language === "en" ? 0 : 1;

  it(`9. "${SENTENCE}": no list, record or form shows a time in another form (${language})`, async () => {
    const person = await visitSignedIn("/dashboard", { language });
    const { page } = person;
    const paths = [
      ...takeSample(
        lists.map(({ path }) => path),
        6,
        part,
      ),
      ...takeSample(designed, 3, part),
      ...takeSample(await opened(), 9, part),
    ];
    const found: string[] = [];
    for (const path of paths) {
      await settle(person, path);
      for (const text of await findWrongTimes(page)) found.push(`${path}: ${text.slice(0, 120)}`);
    }
    expect(found).toEqual([]);
    await person.end();
  });
});

const model = readModel();
const timed = model.resources.flatMap(({ path, fields, views, calls }) => {
  const shown = views.list.columns;
  const times = fields.filter(({ kind, name }) => kind === "timestamp" && shown.includes(name)).map(({ name }) => name);
  const call = calls.find(({ verb }) => verb === "list")?.path;
  const isList = lists.some((list) => list.path === path);
  return path === null || call === undefined || times.length === 0 || !isList ? [] : [{ path, times, call }];
});

/** A list of the style `rest` answers only its rows, without an envelope. */
const rowsIn = (body: unknown): readonly JsonRecord[] => {
  const rows = isRecord(body) ? body.data : body;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

/** The rows that the page received, by the path of the call. */
const watchRows = (page: Page): ReadonlyMap<string, JsonRecord[]> => {
  const answered = new Map<string, JsonRecord[]>();
  page.on("response", async (response) => {
    const body: unknown = await response.json().catch(() => null);
    const path = new URL(response.url()).pathname.replace(/^\/(?:api|rest)/, "");
    answered.set(path, [...(answered.get(path) ?? []), ...rowsIn(body)]);
  });
  return answered;
};

describe.each([1280, 390])("at %i px", (width) => {
  it(`9. "${SENTENCE}": a row shows the second that the platform answered, whole and on one line (${width} px)`, async () => {
    const person = await visitSignedIn("/dashboard", { width });
    const { page } = person;
    await page.locator("main h1").waitFor();
    const rows = watchRows(page);
    const faults: string[] = [];
    let seen = 0;
    for (const { path, times, call } of takeSample(timed, 6, width === 390 ? 1 : 0)) {
      await settle(person, path);
      const drawn = page.locator("main :is(.ui-scroll, .ui-cards) time");
      await page.locator("main :is(tr[aria-rowindex] td, .ui-card)").first().waitFor();
      const cells = await drawn.evaluateAll((elements) =>
        elements.map((element) => {
          const cell = element.closest("td, dd, li") ?? element;
          const { left, right, height } = element.getBoundingClientRect();
          const line = Number.parseFloat(getComputedStyle(element).lineHeight) || 24;
          const isCut = cell.scrollWidth > cell.clientWidth + 1 || left < 0 || height > line * 1.6;
          return { text: element.textContent ?? "", isCut, right };
        }),
      );
      seen += cells.length;
      for (const { text, isCut } of cells) if (isCut) faults.push(`${path}: ${text} is cut or broken`);
      // The page may show an answer a moment before this test has read it.
      const notAnswered = async () => {
        const moments = (rows.get(call) ?? []).flatMap((row) => times.map((name) => Number(row[name] ?? 0)));
        const answered = new Set(
          await specifiedTime(
            page,
            [...new Set(moments)].filter((one) => one > 0),
          ),
        );
        return cells.map(({ text }) => text).filter((text) => !answered.has(text));
      };
      await expect.poll(notAnswered, { message: path }).toEqual([]);
    }
    expect([...new Set(faults)]).toEqual([]);
    expect(seen).toBeGreaterThan(3);
    await person.end();
  });
});

it(`9. "${SENTENCE}": short forms are for those who choose them, in every browser of theirs`, async () => {
  const say = wordsOf("en");
  const choose = (name: string) =>
    Promise.all([
      page.waitForResponse((response) => response.url().includes("/rest/preferences/kit.dates")),
      page.getByRole("radio", { name, exact: true }).click({ force: true }),
    ]);
  const person = await visitSignedIn("/user/info");
  const { page } = person;
  const SHORT = /^(?:\d\d:\d\d|\d{1,2} [A-Z][a-z]{2} \d\d:\d\d|\d{4}-\d\d-\d\d)$/;
  await choose(say("own.dates_short"));
  await settle(person, "/operate/time_plan");
  const times = page.locator("main tbody time");
  await times.first().waitFor();
  expect((await times.allInnerTexts()).filter((text) => !SHORT.test(text))).toEqual([]);
  // The tooltip still shows the full time.
  expect(await times.first().getAttribute("title")).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
  const other = await visitSignedIn("/operate/time_plan");
  await expect.poll(() => other.page.locator("main tbody time").first().innerText()).toMatch(SHORT);
  await other.end();
  await settle(person, "/user/info");
  await choose(say("own.dates_specified"));
  await settle(person, "/operate/time_plan");
  await expect.poll(() => times.first().innerText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await person.end();
});
