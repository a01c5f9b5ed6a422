// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const audit = {
  name: "audit",
  section: "system",
  path: "/system/audit",
  key: "id",
  title: "title",
  style: "rest",
  access: { list: "system.audit", get: "system.audit", export: "system.audit" },
  extensions: ["list", "get"],
  opened: true,
  owner: "comp_id",
  words: wordsIn(() => import("./audit.words")),
  calls: () => import("./audit.calls").then((m) => m.auditCalls),
  schema: () => import("./audit.schema").then((m) => ({ row: m.auditRow })),
  views: {
    list: () => import("./AuditList").then((m) => ({ default: m.AuditList })),
    show: () => import("./AuditShow").then((m) => ({ default: m.AuditShow })),
  },
} satisfies ResourceProps;
