// Where views are stored: on the platform, or in this browser if the platform stores none.
import type { Store } from "ra-core";
import { storesViewsOnPlatform, savedViews } from "./savedViews";
import { rowsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { roleView } from "../../../src/framework/wire/roleView";
import { readViewValue, readView } from "./readView";
import type { RoleOfView, View, ViewValue } from "./View";

/** The prefix of view ids in this browser. No id of the platform begins with it. */
const HERE = "~";

/** A view as it is stored in this browser, among the preferences. */
export interface LocalView extends ViewValue {
  readonly name: string;
  readonly values: NonNullable<ViewValue["filter"]>;
}

/** This key comes from a version that saved only filters. */
export const localViewsKey = (resource: string): string => `${resource}.savedFilters`;

export const areViewsOnPlatform = storesViewsOnPlatform;

/** People who view the console as another role change nothing. */
export const maySaveViews = (): boolean => roleView.current() === null;

export const readLocalViews = (store: Store, resource: string): readonly LocalView[] =>
  rowsIn(store.getItem(localViewsKey(resource))).map((row) => ({
    ...readViewValue({ ...row, filter: row.values }),
    name: textIn(row.name),
    values: readViewValue({ filter: row.values }).filter ?? {},
  }));

const viewHere = ({ name, values, ...value }: LocalView): View => ({
  id: HERE + name,
  name,
  whose: "browser",
  role: "",
  roleKey: "",
  author: "",
  opens: false,
  mayChange: maySaveViews(),
  mayShare: false,
  value: { ...value, filter: values },
  leftOut: [],
  version: 0,
});

export const toViews = (saved: readonly LocalView[]): readonly View[] => saved.map(viewHere);

export const toLocalView = (name: string, { filter = {}, ...value }: ViewValue): LocalView => ({
  name,
  values: filter,
  ...value,
});

/** Null if there is no such view, or if this account cannot see it. */
export const findView = async (store: Store, resource: string, id: string): Promise<View | null> => {
  if (id.startsWith(HERE)) return toViews(readLocalViews(store, resource)).find((view) => view.id === id) ?? null;
  if (!areViewsOnPlatform()) return null;
  const found = await savedViews.find(id);
  return found.of === resource ? readView(found) : null;
};

export const platformViews = {
  async list(resource: string): Promise<readonly View[]> {
    return (await savedViews.list(resource)).map(readView);
  },
  async add(resource: string, name: string, value: ViewValue, roleKey: unknown = null): Promise<View> {
    const whose = roleKey === null ? "own" : "role";
    return readView(await savedViews.add({ of: resource, name, value, whose, role: roleKey }));
  },
  async set(
    { id, version }: View,
    change: { name?: string; value?: ViewValue; whose?: "own" | "owner" },
  ): Promise<View> {
    return readView(await savedViews.set(id, { ...change, row_version: version }));
  },
  del: ({ id }: View): Promise<void> => savedViews.del(id),
  /** The roles for which this account may choose the default view of a list. */
  async roles(): Promise<readonly RoleOfView[]> {
    const rows = (await savedViews.roles()).map(({ key, name, owner }) => ({
      key: textIn(key),
      name: textIn(name),
      owner: textIn(owner),
    }));
    const isAlone = (name: string) => rows.filter((row) => row.name === name).length === 1;
    return rows.map(({ key, name, owner }) => ({
      key,
      name: isAlone(name) || owner === "" ? name : `${name} · ${owner}`,
    }));
  },
};
