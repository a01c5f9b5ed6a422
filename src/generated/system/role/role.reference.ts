// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const roleReference = {
  resource: "role",
  path: "/system/role",
  key: "id",
  title: "name",
  access: { list: "system.role", get: "system.role" },
  titles: { "zh-CN": "cn_name", "zh-TW": "cn_name" },
  alike: true,
} satisfies Reference;
