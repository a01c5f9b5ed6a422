// Generated from resources/host.yaml. Do not edit: change the definition, then npm run generate.
import type { HostInside } from "pilothouse/wire";

export const hostInside = {
  rows: { path: "/clinic/delivery/deliver", style: "bearer", resource: "register" },
  rest: [
    "sessions",
    "personal",
    "seeing",
    "views",
    "granting",
    "bulk",
    "deleting",
    "factors",
    "confirmations",
    "passkeys",
    "preferences",
    "sums",
    "rounds",
  ],
  accounts: "staff",
  personal: { see: "people.colleagues.contact", reveal: "people.colleagues.ask_contact", export: "", erase: "" },
  ending: null,
  rights: { path: "/clinic/duties/one", style: "bearer", role: "serves_as", key: "duty_no", menus: "grants" },
  menus: {
    path: "/clinic/permissions/find",
    style: "bearer",
    paging: "page_index",
    id: "permission_no",
    parent: "below",
    order: "position",
    icon: "glyph",
    key: "permission_key",
    names: { en: "permission_name", "zh-CN": "permission_name_zh", "zh-TW": "permission_name_zh" },
  },
} satisfies HostInside;
