// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const auditReference = {
  resource: "audit",
  path: "/system/audit",
  key: "id",
  title: "title",
  access: { list: "system.audit", get: "system.audit" },
  alike: true,
} satisfies Reference;
