// Stores a row for every menu key, so that roles can refer to it. A new definition adds new rows.
import { sql } from "kysely";
import { LANGUAGES, type Model } from "../../../generator";
import { readRows } from "../storage/query";
import { insertRow } from "../storage/write";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";

/** Adds missing menus. Does not change the names and places that people gave to stored menus. Answers all rows. */
export const ensureMenus = async (db: Db, table: Table, model: Model, now: number): Promise<readonly Row[]> => {
  const { identity } = model;
  if (identity === null) return [];
  const { key, type, icon } = identity.menu;
  const { title, titles, tree } = table.resource;
  const stored = await readRows(db, table, sql``);
  const byMenuKey = new Map(stored.map((row) => [String(row[key]), row]));
  const order = new Map<string | null, number>();
  for (const menu of model.menus) {
    const sort = (order.get(menu.parent) ?? 0) + 1;
    order.set(menu.parent, sort);
    if (byMenuKey.has(menu.key)) continue;
    const parent = menu.parent === null ? undefined : byMenuKey.get(menu.parent);
    const named = LANGUAGES.map((language) => [titles[language] ?? title, menu.label[language]]).toReversed();
    const values: Row = {
      [key]: menu.key,
      ...Object.fromEntries(named),
      ...(tree === null ? {} : { [tree.parent]: parent?.[table.key.name] ?? 0 }),
      ...(tree === null || tree.order === null ? {} : { [tree.order]: sort }),
      ...(type === null ? {} : { [type]: menu.type }),
      ...(icon === null ? {} : { [icon]: menu.icon }),
    };
    byMenuKey.set(menu.key, await insertRow(db, table, values, now));
  }
  return [...byMenuKey.values()];
};
