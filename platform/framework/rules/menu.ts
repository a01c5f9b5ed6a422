import { Failure } from "../../framework/wire/Failure";
import type { Step } from "../../framework/server/Platform";
import type { Rules } from "../../framework/records/rules";
import { isEmpty } from "../../framework/storage/codec";
import { byKey } from "../../framework/storage/query";
import { checkCycle, childrenOf, lastPlace } from "../../framework/records/tree";

const LAST_CHILD = "action";

/** @throws Failure 406: a menu that is a last child cannot take submenus */
const checkParent = async ({ db, table }: Step, parent: unknown): Promise<void> => {
  if (isEmpty(parent)) return;
  const above = await byKey(db, table, parent);
  if (above?.type === LAST_CHILD)
    throw new Failure(406, "last_menu", { fields: { menu_parent_id: "invalid.lastMenu" } });
};

export const menu = {
  adding: async (step, values) => {
    await checkParent(step, values.menu_parent_id);
    return lastPlace(step, values);
  },
  setting: async (step, stored, values) => {
    await checkParent(step, values.menu_parent_id);
    await checkCycle(step, stored.menu_id, values.menu_parent_id);
    return values;
  },
  answering: async (db, table, rows) => {
    const below = await childrenOf(
      db,
      table,
      rows.map(({ menu_id }) => menu_id),
    );
    return rows.map((row) => ({ ...row, sub_menus: below.get(String(row.menu_id)) ?? [] }));
  },
} satisfies Rules;
