// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const msgTemplateReference = {
  resource: "msg_template",
  path: "/applist/msg_mng/msg_template",
  key: "id",
  title: "name",
  access: { list: "applist.msg_mng", get: "applist.msg_mng" },
  alike: true,
} satisfies Reference;
