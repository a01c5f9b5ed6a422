// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Menu } from "./menu.schema";

export const menuCalls = {
  list: bearer.list<Menu>("/v2/user/menu/list", { key: "menu_id" }),
  add: bearer.add<Menu>("/v2/user/menu/add", () => import("./menu.schema").then((m) => m.menuAdd), { key: "menu_id" }),
  set: bearer.set<Menu>("/v2/user/menu/set", () => import("./menu.schema").then((m) => m.menuSet), { key: "menu_id" }),
  del: bearer.del("/v2/user/menu/del", "menu_id"),
  held: bearer.call("held", "/v2/user/menu/held/list", {}, { key: "menu_id" }),
} satisfies Calls;
