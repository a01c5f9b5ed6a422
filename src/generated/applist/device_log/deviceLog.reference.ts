// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deviceLogReference = {
  resource: "device_log",
  path: "/applist/log_list/device_log",
  key: "id",
  title: "content",
  access: { list: "applist.log_list", get: "applist.log_list" },
  alike: true,
} satisfies Reference;
