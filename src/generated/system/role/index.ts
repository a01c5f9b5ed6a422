// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const role = {
  name: "role",
  section: "system",
  path: "/system/role",
  key: "id",
  title: "name",
  titles: { "zh-CN": "cn_name", "zh-TW": "cn_name" },
  access: {
    list: "system.role",
    get: "system.role",
    add: "system.role",
    set: "system.role",
    del: "system.role",
    rela: "system.role",
    export: "system.role",
  },
  further: ["comp_id", "category_ids", "cloud_ids", "payment_ids", "remark"],
  facts: ["type", "comp_id", "gmt_create"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  telling: ["comp_id", "name"],
  own: ["name", "type", "state"],
  opened: true,
  owner: "comp_id",
  words: wordsIn(() => import("./role.words")),
  calls: () => import("./role.calls").then((m) => m.roleCalls),
  schema: () => import("./role.schema").then((m) => ({ row: m.roleRow })),
  views: {
    list: () => import("./RoleList").then((m) => ({ default: m.RoleList })),
    show: () => import("./RoleShow").then((m) => ({ default: m.RoleShow })),
    create: () => import("./RoleCreate").then((m) => ({ default: m.RoleCreate })),
    edit: () => import("./RoleEdit").then((m) => ({ default: m.RoleEdit })),
  },
} satisfies ResourceProps;
