// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const serviceLogReference = {
  resource: "service_log",
  path: "/applist/log_list",
  key: "id",
  title: "content",
  access: { list: "applist.log_list", get: "applist.log_list" },
  alike: true,
} satisfies Reference;
