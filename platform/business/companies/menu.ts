// Rules of menus: each answered menu contains its direct submenus.
import type { GivenOf } from "pilothouse/handles";
import { findChildren, type Rules } from "pilothouse/platform";
import type { resources } from "../../generated/resources";

export const menuRules = {
  answering: async (db, table, rows) => {
    const below = await findChildren(
      db,
      table,
      rows.map(({ menu_id }) => menu_id),
    );
    return rows.map((row) => {
      const added = { sub_menus: below.get(row.menu_id) ?? [] } satisfies GivenOf<typeof resources.menu>;
      return { ...row, ...added };
    });
  },
} satisfies Rules<typeof resources.menu>;
