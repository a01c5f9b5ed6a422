// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const permissionReference = {
  resource: "permission",
  path: "/people/permissions",
  key: "permission_no",
  title: "permission_name",
  access: { list: "people.permissions", get: "people.permissions" },
  titles: { "zh-CN": "permission_name_zh", "zh-TW": "permission_name_zh" },
  alike: true,
  parent: "below",
  order: "position",
} satisfies Reference;
