// Generated from resources/host.yaml. Do not edit: change the definition, then npm run generate.
import type { HostInside } from "pilothouse/wire";

export const hostInside = {
  rows: { path: "/v2/user/task/rows/add", style: "bearer", resource: "of" },
  rest: [
    "preferences",
    "sessions",
    "factors",
    "personal",
    "seeing",
    "confirmations",
    "deleting",
    "views",
    "ending",
    "forgotten",
    "granting",
    "history",
    "bulk",
    "exports",
    "passkeys",
    "providers",
    "sums",
  ],
  personal: {
    see: "operate.user.personal",
    reveal: "operate.user.reveal",
    export: "operate.user.take_out",
    erase: "operate.user.erase",
  },
  ending: { end: "operate.company.end", pass: "product.device.pass" },
  rights: { path: "/v2/user/role/get", style: "bearer", role: "role_id", key: "id", menus: "menu_ids" },
  menus: {
    path: "/v2/user/menu/list",
    style: "bearer",
    paging: "page_index",
    id: "menu_id",
    parent: "menu_parent_id",
    order: "sort",
    icon: "icon",
    key: "menu_key",
    names: { en: "menu_name", "zh-CN": "menu_cn_name", "zh-TW": "menu_cn_name" },
  },
} satisfies HostInside;
