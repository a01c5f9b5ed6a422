// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const alarmPushReference = {
  resource: "alarm_push",
  path: "/applist/alarm/alarm_push",
  key: "id",
  title: "uid",
  access: { list: "applist.alarm", get: "applist.alarm" },
  alike: true,
} satisfies Reference;
