// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const permission = {
  name: "permission",
  section: "people",
  path: "/people/permissions",
  key: "permission_no",
  title: "permission_name",
  titles: { "zh-CN": "permission_name_zh", "zh-TW": "permission_name_zh" },
  parent: "below",
  access: {
    list: "people.permissions",
    get: "people.permissions",
    add: "people.permissions",
    set: "people.permissions",
    del: "people.permissions",
    grantable: "people.permissions",
    export: "people.permissions",
  },
  facts: ["permission_name_zh", "permission_key", "tier", "position"],
  own: ["permission_key", "tier"],
  words: wordsIn(() => import("./permission.words")),
  calls: () => import("./permission.calls").then((m) => m.permissionCalls),
  schema: () => import("./permission.schema").then((m) => ({ row: m.permissionRow })),
  views: {
    list: () => import("./PermissionList").then((m) => ({ default: m.PermissionList })),
    show: () => import("./PermissionShow").then((m) => ({ default: m.PermissionShow })),
    create: () => import("./PermissionCreate").then((m) => ({ default: m.PermissionCreate })),
    edit: () => import("./PermissionEdit").then((m) => ({ default: m.PermissionEdit })),
  },
} satisfies ResourceProps;
