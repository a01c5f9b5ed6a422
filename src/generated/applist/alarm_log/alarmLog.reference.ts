// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const alarmLogReference = {
  resource: "alarm_log",
  path: "/applist/alarm",
  key: "id",
  title: "uid",
  access: { list: "applist.alarm", get: "applist.alarm" },
  alike: true,
} satisfies Reference;
