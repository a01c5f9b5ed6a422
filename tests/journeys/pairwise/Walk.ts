// A person with a list, and what the list should show after the actions so far.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { FieldModel, ResourceModel } from "../../../generator";
import type { Density } from "../../../src/framework/list/table/rowHeights";
import type { SortKey } from "../../../src/framework/wire/sortKeys";
import { type JsonRecord, rowsOf } from "../../contract/Client";
import { type Language, wordsOf } from "../words";
import { type Visit, visit } from "../visit";
import type { ListRequest, PlatformApi } from "./platformApi";
import { type InputDevice, inputDeviceOf, focusByTab, type InputKind } from "./inputDevice";

export interface ListWalkthrough {
  readonly api: PlatformApi;
  readonly account: string;
  readonly resource: ResourceModel;
  readonly way: InputKind;
  readonly person: Visit;
  readonly page: Page;
  readonly hand: InputDevice;
  language: Language;
  asked: ListRequest;
  /** The text in the search box of a tree. A tree filters its rows in the browser. */
  sought: string;
  readonly hidden: Set<string>;
  pinned: string | null;
  density: Density;
  /** The number of selected rows. */
  selected: number;
  group: string;
  view: string | null;
}

export const PAGE_SIZE = 10;
export const WIDTHS = { mouse: 1280, keyboard: 1280, touch: 390 } as const satisfies Record<InputKind, number>;

export const labelText = (
  walk: ListWalkthrough,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string => wordsOf(walk.language)(key, values);
export const formatNumber = ({ language }: ListWalkthrough, value: number): string =>
  new Intl.NumberFormat(language).format(value);
export const labelIn = ({ language }: ListWalkthrough, { label }: Pick<FieldModel, "label">): string =>
  label[language] ?? label.en;
export const buttonByKey = (
  walk: ListWalkthrough,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
) => walk.page.getByRole("button", { name: labelText(walk, key, values), exact: true });
export const fieldOf = ({ resource }: ListWalkthrough, name: string): FieldModel | undefined =>
  resource.fields.find((one) => one.name === name);
export const sortOfDefinition = ({ views }: ResourceModel): readonly SortKey[] => [
  { field: views.list.sort.field, descending: views.list.sort.order === "DESC" },
];
export const resourceTitleIn = ({ resource, language }: ListWalkthrough): string =>
  resource.titles[language] ?? resource.title;

/** The rows that the platform answers, in their order, and the number of all matching rows. */
export const answeredRows = async (
  { api, account, resource, asked }: ListWalkthrough,
  size = asked.size,
  page = asked.page,
) => {
  const reply = await api.ask(account, resource, { ...asked, size, page });
  if (reply.code !== 200) throw new Error(`${resource.name} ${JSON.stringify(asked)}: ${JSON.stringify(reply)}`);
  return { rows: rowsOf(reply), total: reply.count };
};

export const startWalk = async (
  api: PlatformApi,
  { account, resource, way, language }: Pick<ListWalkthrough, "account" | "resource" | "way" | "language">,
): Promise<ListWalkthrough> => {
  await api.forget(account, resource);
  const person = await visit({ language, width: WIDTHS[way], address: api.address });
  const { page } = person;
  page.setDefaultTimeout(8000);
  await person.context.addInitScript((kept) => {
    if (location.protocol !== "about:") for (const [name, text] of kept) localStorage.setItem(name, text);
  }, api.keptOf(account));
  await person.open(resource.path ?? "/");
  await page.locator("main .ui-list :is([data-index], .ui-list-message)").first().waitFor();
  // The first Tab on a page leads past its menu.
  if (way === "keyboard") await page.keyboard.press("Tab");
  const asked: ListRequest = { filters: {}, keys: sortOfDefinition(resource), page: 1, size: PAGE_SIZE };
  return {
    ...{ api, account, resource, way, person, page, language, asked },
    hand: inputDeviceOf(page, way),
    ...{ sought: "", hidden: new Set(), pinned: null, density: "standard", selected: 0, group: "", view: null },
  };
};

/** Changes the expected request. It starts at the first page again. */
export const expectRequest = (walk: ListWalkthrough, more: Partial<ListRequest>): void => {
  walk.asked = { ...walk.asked, page: 1, ...more };
};

export const listRows = ({ page }: ListWalkthrough) => page.locator("main .ui-list [data-index]");
export const listGrid = ({ page }: ListWalkthrough) =>
  page.locator("main .ui-list table:is([role=grid], [role=treegrid])");

/** Opens a row. With the keyboard, arrow keys move to it from the first row. */
export const activateRow = async (walk: ListWalkthrough, index: number): Promise<void> => {
  const { page } = walk;
  await focusByTab(page, listGrid(walk));
  await page.keyboard.press("Home");
  for (let step = 0; step < index; step += 1) await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => page.locator("main tr[data-active]").getAttribute("data-index"), { timeout: 4000 })
    .toBe(String(index));
};

/** Closes the topmost dialog or panel. */
export const closeTopmost = async ({ page }: ListWalkthrough): Promise<void> => {
  const dialog = page.locator(".MuiPopper-root[role=dialog], .MuiDrawer-root, .MuiMenu-root");
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count(), { timeout: 4000 }).toBe(0);
};

export const textOfRow = (row: JsonRecord | undefined, name: string): string => String(row?.[name] ?? "");
