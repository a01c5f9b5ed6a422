// Compares a list on the screen with the platform's answer to the same call, and checks rules that apply to every page.
import { expect } from "vitest";
import { ROW_HEIGHT } from "../../../src/framework/list/table/rowHeights";
import { sortKeys } from "../../../src/framework/wire/sortKeys";
import type { JsonRecord } from "../../contract/Client";
import {
  fieldOf,
  listGrid,
  labelIn,
  formatNumber,
  labelText,
  PAGE_SIZE,
  sortOfDefinition,
  textOfRow,
  resourceTitleIn,
  answeredRows,
  type ListWalkthrough,
  WIDTHS,
} from "./Walk";

const PATIENCE = { timeout: 8000, interval: 80 };
const MOST = 1000;

/** The request in the address, in the form in which a list reads it. */
const addressOf = ({ page, resource }: ListWalkthrough) => {
  const { searchParams } = new URL(page.url());
  const sort = searchParams.get("sort");
  const order = searchParams.get("order") === "DESC" ? ("DESC" as const) : ("ASC" as const);
  return {
    filters: JSON.parse(searchParams.get("filter") ?? "{}") as JsonRecord,
    keys: sort === null ? sortOfDefinition(resource) : sortKeys({ field: sort, order }),
    page: Number(searchParams.get("page") ?? 1),
    size: Number(searchParams.get("perPage") ?? PAGE_SIZE),
  };
};

/** The visible rows by position: by key in a table, by name on a phone. */
const shown = ({ page }: ListWalkthrough, open: string) =>
  page.evaluate((before) => {
    const list = document.querySelector("main .ui-list");
    const all = [...(list?.querySelectorAll<HTMLElement>("[data-index]") ?? [])];
    const first = all[0];
    const table = list?.querySelector("table[aria-rowcount]");
    const isBusy = list?.querySelector("[aria-busy=true]") !== null;
    const total = table
      ? Number(table.getAttribute("aria-rowcount")) - 1
      : Number(first?.getAttribute("aria-setsize") ?? 0);
    const rows = all.map((one) => {
      const name = one
        .querySelector(".ui-card-open")
        ?.getAttribute("aria-label")
        ?.slice(before.length + 1);
      return [Number(one.dataset.index), name ?? one.id.slice(one.id.indexOf("-") + 1)] as const;
    });
    return { isBusy, total, rows };
  }, open);

const nameOf = (walk: ListWalkthrough, row: JsonRecord): string =>
  textOfRow(row, resourceTitleIn(walk)) || `${walk.resource.name} ${textOfRow(row, walk.resource.key)}`;

const markOf = (walk: ListWalkthrough, row: JsonRecord | undefined): string =>
  row === undefined ? "nothing" : walk.way === "touch" ? nameOf(walk, row) : textOfRow(row, walk.resource.key);

/** The rows of a tree: the matches and all their ancestors. */
const rowsOfTree = async (walk: ListWalkthrough) => {
  const { resource, asked, sought } = walk;
  const whole = { ...walk, asked: { filters: {}, keys: sortOfDefinition(resource), page: 1, size: MOST } };
  const { rows } = await answeredRows(whole);
  const wanted = Object.entries(asked.filters);
  const columns = [resource.title, ...resource.views.list.columns];
  const isFound = (row: JsonRecord) =>
    columns.some((name) => textOfRow(row, name).toLowerCase().includes(sought.toLowerCase())) &&
    wanted.every(([name, value]) =>
      Array.isArray(value) ? value.map(String).includes(textOfRow(row, name)) : String(value) === textOfRow(row, name),
    );
  const parent = resource.tree?.parent ?? "";
  const byKey = new Map(rows.map((row) => [textOfRow(row, resource.key), row]));
  const kept = new Set<string>();
  for (const row of rows.filter(isFound))
    for (let one: JsonRecord | undefined = row; one !== undefined && !kept.has(textOfRow(one, resource.key));) {
      kept.add(textOfRow(one, resource.key));
      one = byKey.get(textOfRow(one, parent));
    }
  return kept;
};

const checkTree = async (walk: ListWalkthrough, did: string): Promise<void> => {
  const kept = await rowsOfTree(walk);
  const key = walk.resource.key;
  await expect
    .poll(async () => {
      const { isBusy, total, rows } = await shown(walk, labelText(walk, "ui.row.open"));
      const strange = walk.way === "touch" ? [] : rows.filter(([, one]) => !kept.has(one));
      return { did, key, isBusy, total, strange };
    }, PATIENCE)
    .toEqual({ did, key, isBusy: false, total: kept.size, strange: [] });
};

const checkRows = async (walk: ListWalkthrough, did: string): Promise<void> => {
  await expect
    .poll(async () => {
      const { rows, total } = await answeredRows(walk);
      const { isBusy, ...seen } = await shown(walk, labelText(walk, "ui.row.open"));
      const expected = seen.rows.map(([index]) => [index, markOf(walk, rows[index])]);
      const isSame = JSON.stringify(seen.rows) === JSON.stringify(expected) && seen.rows.length > 0 === rows.length > 0;
      return isSame && seen.total === total && !isBusy
        ? "the same"
        : { did, isBusy, seen, expected, total, all: rows.length };
    }, PATIENCE)
    .toBe("the same");
};

/** The address contains filters, order and page, so that it can be shared. */
const checkAddress = async (walk: ListWalkthrough, did: string): Promise<void> => {
  const { filters, keys, page, size } = walk.asked;
  const isTree = walk.resource.tree !== null;
  await expect
    .poll(() => ({ did, ...addressOf(walk) }), PATIENCE)
    .toEqual({ did, filters, keys: isTree ? expect.anything() : keys, page, size });
  if (walk.view !== null) expect([did, new URL(walk.page.url()).searchParams.get("view")]).toEqual([did, walk.view]);
};

/** The most rows of a page. */
const HIDDEN = 1000;

const checkColumns = async (walk: ListWalkthrough, did: string): Promise<void> => {
  const { page, hidden, pinned, density, way } = walk;
  if (way === "touch") {
    const labels = [...hidden].flatMap((name) => fieldOf(walk, name) ?? []).map((field) => labelIn(walk, field));
    const drawn = await page.locator("main .ui-card dt").allInnerTexts();
    expect([did, drawn.filter((one) => labels.includes(one))]).toEqual([did, []]);
    return;
  }
  const heads = () =>
    page
      .locator("main .ui-list thead th[data-source]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-source") ?? ""));
  await expect.poll(async () => [did, (await heads()).filter((one) => hidden.has(one))], PATIENCE).toEqual([did, []]);
  if (pinned !== null && !hidden.has(pinned))
    await expect.poll(async () => [did, (await heads())[1]], PATIENCE).toEqual([did, pinned]);
  const height = () =>
    page.locator("main .ui-list .ui-scroll").evaluate((one) => getComputedStyle(one).getPropertyValue("--row"));
  await expect.poll(async () => [did, await height()], PATIENCE).toEqual([did, `${ROW_HEIGHT[density]}px`]);
};

const checkSelection = async (walk: ListWalkthrough, did: string): Promise<void> => {
  const { page, selected } = walk;
  const bar = page.getByRole("toolbar", { name: labelText(walk, "ui.select.label") });
  if (selected === 0) {
    await expect.poll(async () => [did, await bar.count()], PATIENCE).toEqual([did, 0]);
    return;
  }
  const words = labelText(walk, "ui.select.count", { count: formatNumber(walk, selected) });
  // The number of selected rows that are on another page or no longer match. The bar shows this number.
  const hidden = Array.from({ length: Math.min(selected, HIDDEN) }, (_, at) =>
    labelText(walk, "ui.select.hidden", { count: formatNumber(walk, at + 1) }),
  );
  const texts = ["", ...hidden].map((more) => `${words}${more}`.replaceAll(/\s/g, ""));
  const found = async () => (await bar.getByRole("status").innerText()).replaceAll(/\s/g, "");
  await expect
    .poll(async () => ({ did, texts: await found() }), PATIENCE)
    .toEqual({ did, texts: expect.toBeOneOf(texts) });
};

const checkPage = async (walk: ListWalkthrough, did: string): Promise<void> => {
  const { page, person, way } = walk;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([did, Math.max(wide, WIDTHS[way])]).toEqual([did, WIDTHS[way]]);
  expect([did, person.errors]).toEqual([did, []]);
  if (way !== "keyboard") return;
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? "nothing"), {
      timeout: 2000,
      message: `${did}: the focus is lost`,
    })
    .not.toBe("BODY");
};

export const checkList = async (walk: ListWalkthrough, did: string): Promise<void> => {
  await (walk.resource.tree === null ? checkRows : checkTree)(walk, did);
  await checkAddress(walk, did);
  await checkSelection(walk, did);
  await checkColumns(walk, did);
  await checkPage(walk, did);
};

/** This is checked while the list is on the screen, independently of the address. */
export const checkListAddress = async (walk: ListWalkthrough, did: string): Promise<void> => {
  const { filters, keys, page, size } = addressOf(walk);
  const asked = { filters, keys, page, size };
  await (walk.resource.tree === null ? checkRows : checkTree)({ ...walk, asked, sought: "" }, did);
};

export const hasGrid = (walk: ListWalkthrough): Promise<boolean> => listGrid(walk).isVisible();
