// Changes how a list is shown: its columns, row height, groups, and saved views.
import { expect } from "vitest";
import { isRecord } from "../../contract/Client";
import type { UserAction } from "./UserAction";
import {
  buttonByKey,
  closeTopmost,
  fieldOf,
  labelIn,
  formatNumber,
  listRows,
  labelText,
  answeredRows,
  type ListWalkthrough,
} from "./Walk";

/** Null if the tools are hidden, because a selection has other tools. */
const openColumns = async (walk: ListWalkthrough) => {
  const { page, hand } = walk;
  const face = buttonByKey(walk, "ui.columns.title");
  if (!(await face.isVisible())) return null;
  await hand.press(face);
  const panel = page.getByRole("dialog", { name: labelText(walk, "ui.columns.title"), exact: true });
  await panel.getByRole("listitem").first().waitFor();
  return panel;
};

const labelsIn = (walk: ListWalkthrough): ReadonlyMap<string, string> =>
  new Map(
    walk.resource.views.list.columns.flatMap((name) => {
      const field = fieldOf(walk, name);
      return field === undefined ? [] : [[labelIn(walk, field), name] as const];
    }),
  );

/** Hides the last column that can be hidden. The first column stays, because it names the record. */
const hide = async (walk: ListWalkthrough) => {
  const panel = await openColumns(walk);
  if (panel === null) return false;
  const labels = labelsIn(walk);
  const items = panel.getByRole("listitem");
  for (let at = 1; at < (await items.count()); at += 1) {
    const text = (await items.nth(at).locator(".ui-ellipsis").innerText()).trim();
    const name = labels.get(text);
    if (name === undefined || name === walk.pinned || walk.asked.keys.some(({ field }) => field === name)) continue;
    await walk.hand.press(items.nth(at).getByRole("checkbox"));
    walk.hidden.add(name);
    await closeTopmost(walk);
    return true;
  }
  await closeTopmost(walk);
  return false;
};

const pin = async (walk: ListWalkthrough) => {
  const panel = await openColumns(walk);
  if (panel === null) return false;
  const labels = labelsIn(walk);
  const items = panel.getByRole("listitem");
  for (let at = 2; at < (await items.count()); at += 1) {
    const name = labels.get((await items.nth(at).locator(".ui-ellipsis").innerText()).trim());
    const face = items.nth(at).locator(".ui-pin");
    if (name === undefined || (await face.count()) === 0) continue;
    await walk.hand.press(face);
    walk.pinned = name;
    await closeTopmost(walk);
    return true;
  }
  await closeTopmost(walk);
  return false;
};

const heighten = async (walk: ListWalkthrough) => {
  const panel = await openColumns(walk);
  if (panel === null) return false;
  await walk.hand.pick(panel.locator("input[type=radio][value=compact]"));
  walk.density = "compact";
  await closeTopmost(walk);
  return true;
};

const countsIn = (walk: ListWalkthrough) => walk.page.locator("main .ui-sums-groups tbody tr td:nth-of-type(1)");
const readNumber = (text: string): number => Number(text.replaceAll(/\D/g, ""));

/** The counts of the groups add up to the number of all rows that the list finds. */
const group = async (walk: ListWalkthrough) => {
  const panel = await openColumns(walk);
  if (panel === null) return false;
  const choice = panel.getByRole("combobox", { name: labelText(walk, "sums.by") });
  const options =
    (await choice.count()) === 0
      ? []
      : await choice
          .locator("option")
          .evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? one.value : "")));
  const by = options.find((one) => one !== "" && !one.includes(" "));
  if (by === undefined) {
    await closeTopmost(walk);
    return false;
  }
  await walk.hand.select(choice, by);
  await closeTopmost(walk);
  const { total } = await answeredRows(walk);
  const sums = walk.page.locator("main .ui-sums");
  await expect
    .poll(
      async () => (await sums.innerText()).includes(labelText(walk, "sums.of", { count: formatNumber(walk, total) })),
      {
        timeout: 8000,
      },
    )
    .toBe(true);
  if (total > 0)
    await expect
      .poll(
        async () => {
          const isCut = (await sums.locator(".ui-sums-groups > p").count()) > 0;
          const sum = (await countsIn(walk).allInnerTexts()).map(readNumber).reduce((a, b) => a + b, 0);
          return isCut ? sum < total : sum === total;
        },
        { timeout: 8000 },
      )
      .toBe(true);
  walk.group = by;
  return true;
};

let made = 0;
const view = async (walk: ListWalkthrough) => {
  const { page, hand, way, resource, api, account } = walk;
  made += 1;
  const name = `Pair ${made}`;
  const more = way === "touch" ? page.locator("main .ui-view-face") : page.locator("main .ui-view-more");
  if (!(await more.isVisible())) return false;
  await hand.press(more);
  await hand.choose(page.getByRole("menuitem", { name: labelText(walk, "ui.view.save_as"), exact: true }));
  const dialog = page.getByRole("dialog");
  await hand.write(dialog.getByRole("textbox"), name);
  await hand.press(dialog.getByRole("button", { name: labelText(walk, "ui.save"), exact: true }));
  await dialog.waitFor({ state: "detached" });
  const current =
    way === "touch" ? page.locator("main .ui-view-face") : page.locator("main .ui-view[aria-current=true]");
  await current.filter({ hasText: name }).waitFor();
  const id = new URL(page.url()).searchParams.get("view");
  const { body } = await api.callRest(account, `/views/${id}`);
  expect([isRecord(body.value), body.of, body.name]).toEqual([true, resource.name, name]);
  walk.view = id;
  // If the link of a view is opened again, it shows the same rows from the first page.
  await page.goto(`${resource.path}?view=${id}`, { waitUntil: "domcontentloaded" });
  await current.filter({ hasText: name }).waitFor();
  await waitForReload(walk);
  walk.asked = { ...walk.asked, page: 1 };
  walk.sought = "";
  return true;
};

/** After a reload, the focus is in the same place as on every newly opened page. */
export const waitForReload = async (walk: ListWalkthrough): Promise<void> => {
  const { page, way } = walk;
  await listRows(walk).first().or(page.locator("main .ui-list-message")).first().waitFor();
  walk.selected = 0;
  if (way === "keyboard") await page.keyboard.press("Tab");
};

export const layoutActions: Readonly<Record<string, UserAction>> = {
  hide: { does: hide, fits: ({ resource }) => resource.views.list.columns.length > 2 },
  pin: { does: pin, fits: ({ resource, way }) => way !== "touch" && resource.views.list.columns.length > 3 },
  height: { does: heighten, fits: ({ way }) => way !== "touch" },
  group: { does: group, fits: ({ resource }) => resource.tree === null },
  view: { does: view, fits: () => true },
};
