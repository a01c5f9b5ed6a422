// A menu is answered with what lies directly below it.
import type { resources } from "../../generated/resources";
import { childrenOf } from "../../framework/records/tree";
import type { Rules } from "../../framework/records/Engine";

export const menu = {
  answering: async (db, table, rows) => {
    const below = await childrenOf(
      db,
      table,
      rows.map(({ menu_id }) => menu_id),
    );
    return rows.map((row) => ({ ...row, sub_menus: below.get(String(row.menu_id)) ?? [] }));
  },
} satisfies Rules<typeof resources.menu>;
