// Rules of menus: a menu of the type action has no submenus.
import type { MenuModel } from "../../../generator";
import { Failure } from "../wire/Failure";
import type { Rules, Step } from "../records/Engine";
import { findChildren } from "../records/tree";
import { isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Row } from "../storage/Store";

const LAST_CHILD: MenuModel["type"] = "action";

/** @throws Failure 406 if the parent menu cannot have submenus */
const checkParent = async ({ db, table, platform }: Step, values: Row): Promise<void> => {
  const { tree } = table.resource;
  const type = platform.model.identity?.menu.type ?? null;
  if (tree === null || type === null || isEmpty(values[tree.parent])) return;
  const above = await findByKey(db, table, values[tree.parent]);
  if (above?.[type] === LAST_CHILD)
    throw new Failure(406, "last_menu", { fields: { [tree.parent]: "invalid.lastMenu" } });
};

/** @throws Failure 406 if a menu with submenus becomes one that cannot have any */
const checkChildren = async ({ db, table, platform }: Step, stored: Row, values: Row): Promise<void> => {
  const type = platform.model.identity?.menu.type ?? null;
  if (type === null || values[type] !== LAST_CHILD || stored[type] === LAST_CHILD) return;
  const below = await findChildren(db, table, [stored[table.key.name]]);
  if ([...below.values()].some((keys) => keys.length > 0))
    throw new Failure(406, "last_menu", { fields: { [type]: "invalid.hasSubmenus" } });
};

export const menuRules = {
  adding: async (step, values) => {
    await checkParent(step, values);
    return values;
  },
  setting: async (step, stored, values) => {
    await checkParent(step, values);
    await checkChildren(step, stored, values);
    return values;
  },
} satisfies Rules;
