// The menu tree of the platform: what people named, ordered, moved, added and removed there.
import { post } from "./client";
import { renewing } from "./renewal";
import { hostInside } from "./HostInside";
import { factsIn } from "./readAnswer";

export interface PlatformMenu {
  readonly id: string;
  readonly key: string;
  /** The id of the menu above. "" at the top. */
  readonly parent: string;
  readonly icon: string;
  readonly en: string;
  readonly zh: string;
}

const PAGE_SIZE = 500;
/** No menu tree has more pages: a platform that answers full pages forever is not read forever. */
const MOST_PAGES = 20;

const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** An empty order, which comes last, and a number. */
const orderOf = (value: unknown): number => {
  const order = Number(value);
  return value === "" || value === null || value === undefined || !Number.isFinite(order)
    ? Number.POSITIVE_INFINITY
    : order;
};

/** Menus of the same order stay as they come. @param data of an answer of the menu list */
export const menusIn = (data: unknown): readonly PlatformMenu[] => {
  const { id, key, parent, order, icon, names } = hostInside().menus;
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows
    .map(factsIn)
    .map((row) => ({ row, place: orderOf(row[order]) }))
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ row }) => ({
      id: textOf(row[id]),
      // A menu that only contains others needs no key.
      key: textOf(row[key]) || `#${textOf(row[id])}`,
      parent: textOf(row[parent]),
      icon: textOf(row[icon]),
      en: textOf(row[names.en]),
      zh: textOf(row[names["zh-CN"]]),
    }));
};

/** All menus, page by page. @throws WireFailure */
export const readMenus = async (signal?: AbortSignal): Promise<readonly PlatformMenu[]> => {
  const { path, style, form, paging, id } = hostInside().menus;
  const rows = new Map<string, unknown>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asked = { [paging]: page, page_size: PAGE_SIZE };
    const { data, count } = await renewing(() => post(path, asked, { style, form, signal }));
    const before = rows.size;
    for (const row of Array.isArray(data) ? data : []) rows.set(textOf(factsIn(row)[id]), row);
    if (rows.size >= count || rows.size === before) break;
  }
  return menusIn([...rows.values()]);
};
