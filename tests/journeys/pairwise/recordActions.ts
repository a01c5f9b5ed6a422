// Actions on the rows of a list: look at, open, change, select, export, copy.
import { readFileSync, rmSync } from "node:fs";
import { expect } from "vitest";
import { read, utils } from "xlsx";
import type { FieldModel } from "../../../generator";
import { rowsOf } from "../../contract/Client";
import type { UserAction } from "./UserAction";
import { waitForReload } from "./layoutActions";
import { focusByTab } from "./inputDevice";
import { selectionBar, canSelectRows, selectRow } from "./selectRow";
import {
  activateRow,
  closeTopmost,
  fieldOf,
  listGrid,
  labelIn,
  formatNumber,
  listRows,
  labelText,
  textOfRow,
  resourceTitleIn,
  answeredRows,
  type ListWalkthrough,
} from "./Walk";

const PATIENCE = { timeout: 8000 };

const rowKeyAt = (walk: ListWalkthrough, index: number): Promise<string> =>
  listRows(walk)
    .and(walk.page.locator(`[data-index="${index}"]`))
    .evaluate((one) => one.id.slice(one.id.indexOf("-") + 1));

const openMenu = async (walk: ListWalkthrough, index: number): Promise<void> => {
  const { page, hand, way } = walk;
  const row = page.locator(`main .ui-list [data-index="${index}"]`);
  if (way === "keyboard") await activateRow(walk, index);
  await hand.press(row.locator("button[aria-haspopup=menu]"));
  await page.getByRole("menuitem").first().waitFor();
};

/** Goes from record to record in the panel next to the list. */
const look = async (walk: ListWalkthrough) => {
  const { page, way, resource } = walk;
  if ((await listRows(walk).count()) < 2) return false;
  const panel = page.getByRole("complementary", { name: labelText(walk, "ui.look.label"), exact: true });
  // A tree opens at its selected item.
  const first = way === "keyboard" ? 0 : Number(await listRows(walk).first().getAttribute("data-index"));
  if (way === "keyboard") {
    await activateRow(walk, 0);
    await page.keyboard.press("Space");
    await panel.waitFor();
    await page.keyboard.press("ArrowDown");
  } else {
    const row = page.locator(`main .ui-list tr[data-index="${first}"]`);
    await row.hover();
    await row.locator("[data-press=look]").click();
    await panel.getByRole("button", { name: labelText(walk, "ui.look.next"), exact: true }).click();
  }
  await expect
    .poll(() => page.locator("main tr[aria-current]").getAttribute("data-index"), PATIENCE)
    .toBe(String(first + 1));
  const key = await rowKeyAt(walk, first + 1);
  const { rows: all } = await answeredRows(walk);
  if (resource.tree === null) expect(key).toBe(textOfRow(all[first + 1], resource.key));
  await panel.getByRole("heading", { level: 2 }).first().waitFor();
  if (way === "keyboard") await page.keyboard.press("Escape");
  else await panel.getByRole("button", { name: labelText(walk, "ui.look.close"), exact: true }).click();
  await panel.waitFor({ state: "detached" });
  return true;
};

const isPlain = ({ kind, options, immutable, readonly, personal, hidden, name }: FieldModel): boolean =>
  kind === "text" &&
  options.pattern === undefined &&
  !immutable &&
  !readonly &&
  personal === null &&
  !hidden &&
  name !== "";

/** Changes a text in its cell, and then changes it back. */
const cell = async (walk: ListWalkthrough) => {
  // An API key of another account cannot be changed.
  if (walk.api.model.identity?.apiKey?.resource === walk.resource.name) return false;
  const { page, way, resource } = walk;
  const form = new Set(resource.views.form.flatMap(({ fields }) => fields));
  const heads = await page
    .locator("main .ui-list thead th[data-source]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-source") ?? ""));
  const at = heads.findIndex((name) => {
    const field = fieldOf(walk, name);
    return field !== undefined && isPlain(field) && form.has(name) && !(name in walk.asked.filters);
  });
  const name = heads[at];
  const { rows: all } = await answeredRows(walk);
  const before = textOfRow(all[0], name ?? "");
  if (name === undefined || before === "" || walk.sought !== "" || (await listRows(walk).count()) === 0) return false;
  const field = fieldOf(walk, name);
  const key = await rowKeyAt(walk, 0);
  const first = all.find((one) => textOfRow(one, resource.key) === key);
  const value = textOfRow(first, name);
  const label = field === undefined ? "" : labelIn(walk, field);
  const editor = page.getByRole("dialog", { name: labelText(walk, "cells.edit", { label }) });
  for (const text of [`${value}b`, value]) {
    const index = await page.locator(`main .ui-list tr[id$="-${key}"]`).getAttribute("data-index");
    if (way === "keyboard") {
      await activateRow(walk, Number(index));
      for (let step = 0; step <= at; step += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("F2");
    } else {
      const target = page.locator(`main .ui-list tr[data-index="${index}"] > :is(th, td):not(.ui-tick)`).nth(at);
      const pencil = page.locator("main .ui-pencil");
      // The mouse moves once more: a mouse that arrived before the cells became editable is not noticed.
      await expect
        .poll(async () => {
          await page.mouse.move(0, 0);
          await target.hover();
          return pencil.count();
        }, PATIENCE)
        .toBe(1);
      await pencil.click();
    }
    await editor.getByRole("textbox").fill(text);
    await page.keyboard.press("Enter");
    await editor.waitFor({ state: "detached" });
    await expect.poll(async () => textOfRow(await rowOf(walk, key), name), PATIENCE).toBe(text);
    await page.locator(`main .ui-list tr[id$="-${key}"]`).getByText(text, { exact: true }).first().waitFor();
    // Returns the focus from cells to rows.
    if (way === "keyboard") await page.keyboard.press("Escape");
  }
  return true;
};

const rowOf = async ({ api, account, resource, asked }: ListWalkthrough, key: string) => {
  const reply = await api.ask(account, resource, { ...asked, page: 1, size: 1000 });
  return rowsOf(reply).find((one) => textOfRow(one, resource.key) === key);
};

/** Selects two rows, and checks the bar. They stay selected in the next actions. */
const some = async (walk: ListWalkthrough) => {
  if (!(await canSelectRows(walk)) || (await listRows(walk).count()) < 3 || walk.selected > 0) return false;
  await selectRow(walk, 0);
  await selectRow(walk, 2);
  walk.selected = 2;
  await selectionBar(walk)
    .getByText(labelText(walk, "ui.select.count", { count: 2 }))
    .waitFor();
  return true;
};

/** Selects all matching rows, and then none. */
const all = async (walk: ListWalkthrough) => {
  const { page, hand, way, resource } = walk;
  if (!(await canSelectRows(walk))) return false;
  const { total } = await answeredRows(walk);
  const count = await listRows(walk).count();
  if (walk.selected > 0) {
    await hand.press(selectionBar(walk).getByRole("button", { name: labelText(walk, "ui.select.clear"), exact: true }));
    await selectionBar(walk).waitFor({ state: "detached" });
  }
  if (way === "touch") for (let at = 0; at < count; at += 1) await selectRow(walk, at);
  else await hand.press(page.getByRole("checkbox", { name: labelText(walk, "ui.select.page"), exact: true }));
  if (resource.tree === null && total > count) {
    const reachable = total > 1000 ? total : total;
    await hand.press(
      selectionBar(walk).getByRole("button", {
        name: labelText(walk, "ui.select.all", { count: formatNumber(walk, reachable) }),
        exact: true,
      }),
    );
    const texts = ["ui.select.count", "bulk.all"].map((key) =>
      labelText(walk, key, { count: formatNumber(walk, total) }),
    );
    // The text may end with the number of values that are not shown on this page.
    const isOneOf = (text: string) => texts.includes(text.replace(/ ?[(（][^()（）]*[)）]$/, ""));
    await expect
      .poll(async () => isOneOf(await selectionBar(walk).getByRole("status").innerText()), PATIENCE)
      .toBe(true);
  }
  await hand.press(selectionBar(walk).getByRole("button", { name: labelText(walk, "ui.select.clear"), exact: true }));
  walk.selected = 0;
  return true;
};

/** A file contains the announced rows, in the order of the list. */
const file = async (walk: ListWalkthrough) => {
  const { page, hand, selected, resource } = walk;
  const from = selected > 0 ? selectionBar(walk) : page.locator("main .ui-tools");
  const face = from.getByRole("button", { name: labelText(walk, "ui.export.title"), exact: true });
  if ((await face.count()) === 0) return false;
  const { total } = await answeredRows(walk);
  await hand.press(face);
  const panel = page.getByRole("dialog", { name: labelText(walk, "ui.export.title"), exact: true });
  const said =
    selected > 0
      ? labelText(walk, "ui.export.selected", { count: formatNumber(walk, selected) })
      : labelText(walk, "ui.export.count", { count: formatNumber(walk, total) });
  if (resource.tree === null) await panel.getByText(said).waitFor();
  if (total > 1000 && selected === 0) {
    await closeTopmost(walk);
    return true;
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    hand.press(panel.getByRole("button", { name: "Excel (.xlsx)" })),
  ]);
  const path = await download.path();
  const book = read(readFileSync(path));
  rmSync(path, { force: true });
  const [head = [], ...lines] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, {
    header: 1,
    defval: "",
  });
  const written = resource.tree === null ? (selected > 0 ? selected : total) : lines.length;
  expect(lines).toHaveLength(written);
  const title = fieldOf(walk, resourceTitleIn(walk));
  const at = title === undefined ? -1 : head.indexOf(labelIn(walk, title));
  if (title?.kind === "text" && at >= 0 && selected === 0 && resource.tree === null) {
    const { rows: listed } = await answeredRows(walk, 1000, 1);
    expect(lines.map((line) => String(line[at]))).toEqual(listed.map((row) => textOfRow(row, title.name)));
  }
  await panel.waitFor({ state: "detached" });
  return true;
};

/** Returns from a page that was opened from the list. */
const comeBack = async (walk: ListWalkthrough, steps = 1): Promise<void> => {
  const { page, way, selected, resource } = walk;
  await page.evaluate((by) => history.go(by), -steps);
  await page.waitForURL((url) => url.pathname === resource.path);
  await page.locator("main .ui-list").waitFor();
  await waitForReload({ ...walk, way: "mouse" });
  walk.selected = selected;
  if (way === "keyboard") await focusByTab(page, listGrid(walk));
};

const duplicate = async (walk: ListWalkthrough) => {
  const { page, hand } = walk;
  if ((await listRows(walk).count()) === 0) return false;
  await openMenu(walk, 0);
  const item = page.getByRole("menuitem", { name: labelText(walk, "ui.row.duplicate"), exact: true });
  if ((await item.count()) === 0) {
    await closeTopmost(walk);
    return false;
  }
  await hand.choose(item);
  await page.waitForURL(/\/create/);
  await page.locator("main form :is(input, textarea)").first().waitFor();
  await comeBack(walk);
  return true;
};

/** Opens a record and its tabs. */
const record = async (walk: ListWalkthrough) => {
  const { page, hand, way } = walk;
  if ((await listRows(walk).count()) === 0) return false;
  if (way === "keyboard") {
    await activateRow(walk, 0);
    await page.keyboard.press("Enter");
  } else if (way === "touch")
    // Taps the edge of the card, because a name in the card may link to another record.
    await page.locator('main .ui-card-place[data-index="0"] .ui-card').tap({ position: { x: 20, y: 5 } });
  else await page.locator('main .ui-list tr[data-index="0"] th[scope=row]').click({ position: { x: 60, y: 12 } });
  await page.waitForURL((url) => url.pathname.endsWith("/show"));
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const opened = await page.evaluate(() => history.length);
  const tabs = page.locator("#main [role=tab]");
  await page.locator("#main :is([role=tab], dl, section)").first().waitFor();
  for (let at = 1; at < (await tabs.count()); at += 1) {
    if (way === "keyboard") {
      await focusByTab(page, tabs.and(page.locator("[aria-selected=true]")));
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    } else await hand.press(tabs.nth(at));
    await tabs.nth(at).and(page.locator("[aria-selected=true]")).waitFor();
  }
  // Each tab may have its own entry in the browser's history.
  await comeBack(walk, (await page.evaluate(() => history.length)) - opened + 1);
  return true;
};

export const recordActions: Readonly<Record<string, UserAction>> = {
  look: { does: look, fits: ({ resource, way }) => way !== "touch" && resource.views.has.show },
  cell: {
    does: cell,
    fits: ({ resource, way, isFree }) => way !== "touch" && isFree && resource.views.has.edit && resource.tree === null,
  },
  some: { does: some, fits: () => true },
  all: { does: all, fits: () => true },
  file: { does: file, fits: ({ resource }) => resource.views.list.exports },
  duplicate: { does: duplicate, fits: ({ resource }) => resource.views.has.create },
  record: { does: record, fits: ({ resource }) => resource.views.has.show },
};
