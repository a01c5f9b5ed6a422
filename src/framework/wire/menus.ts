// The menus of the platform, with their names, order and nesting.
import { callHost } from "./callHost";
import { renewingSession } from "./renewal";
import { type HostInside, hostInside } from "./HostInside";
import { readList } from "./listAnswer";
import { flattenTree } from "./nested";
import { factsIn } from "./readAnswer";

export interface PlatformMenu {
  readonly id: string;
  readonly key: string;
  /** The id of the menu above; "" for a top one. */
  readonly parent: string;
  readonly icon: string;
  readonly en: string;
  readonly zh: string;
}

const PAGE_SIZE = 500;
/** The largest number of pages to read, in case a platform never stops. */
const MOST_PAGES = 20;

const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** A menu without an order comes last. */
const orderOf = (value: unknown): number => {
  const order = Number(value);
  return value === "" || value === null || value === undefined || !Number.isFinite(order)
    ? Number.POSITIVE_INFINITY
    : order;
};

type Tree = NonNullable<HostInside["menus"]>;

/** Menus with the same order stay in the order of the answer. @param data the answer of the menu list */
export const menusIn = (
  data: unknown,
  { id, key, parent, order, icon, names }: Omit<Tree, "path" | "style">,
): readonly PlatformMenu[] => {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows
    .map(factsIn)
    .map((row) => ({ row, place: orderOf(row[order]) }))
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ row }) => ({
      id: textOf(row[id]),
      // A menu without a key only groups other menus. Its id is used as the key.
      key: textOf(row[key]) || `#${textOf(row[id])}`,
      parent: textOf(row[parent]),
      icon: textOf(row[icon]),
      en: textOf(row[names.en]),
      zh: textOf(row[names["zh-CN"]]),
    }));
};

/** Reads all menus, page by page. Answers none if console.yaml defines the menus. @throws WireFailure */
export const readMenus = async (signal?: AbortSignal): Promise<readonly PlatformMenu[]> => {
  const { menus } = hostInside();
  if (menus === null) return [];
  const { path, paging, id: key, parent } = menus;
  const rows = new Map<string, unknown>();
  let listed = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asked = { [paging]: page, page_size: PAGE_SIZE };
    const answer = await renewingSession(() => callHost(menus, asked, { signal }));
    const list = readList(answer, { path, context: null, page, size: PAGE_SIZE });
    const before = rows.size;
    for (const row of flattenTree(list, { key, parent }).data) rows.set(textOf(factsIn(row)[key]), row);
    listed += list.data.length;
    // If there is no count, even a page that is not full may be followed by another page.
    if (rows.size === before || (answer.count > 0 && listed >= answer.count)) break;
  }
  return menusIn([...rows.values()], menus);
};
