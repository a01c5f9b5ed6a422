// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const alarmLog = {
  name: "alarm_log",
  section: "applist",
  path: "/applist/alarm",
  key: "id",
  title: "uid",
  access: { list: "applist.alarm", get: "applist.alarm", raise: "applist.alarm.raise", export: "applist.alarm" },
  extensions: ["raise"],
  facts: ["uid", "app_id", "comp_id", "zone"],
  owner: "comp_id",
  words: wordsIn(() => import("./alarmLog.words")),
  calls: () => import("./alarmLog.calls").then((m) => m.alarmLogCalls),
  schema: () => import("./alarmLog.schema").then((m) => ({ row: m.alarmLogRow })),
  views: {
    list: () => import("./AlarmLogList").then((m) => ({ default: m.AlarmLogList })),
    show: () => import("./AlarmLogShow").then((m) => ({ default: m.AlarmLogShow })),
  },
} satisfies ResourceProps;
