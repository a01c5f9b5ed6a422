// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const alarmPush = {
  name: "alarm_push",
  section: "applist",
  path: "/applist/alarm/alarm_push",
  key: "id",
  title: "uid",
  access: { list: "applist.alarm", get: "applist.alarm", export: "applist.alarm" },
  owner: "comp_id",
  words: wordsIn(() => import("./alarmPush.words")),
  calls: () => import("./alarmPush.calls").then((m) => m.alarmPushCalls),
  schema: () => import("./alarmPush.schema").then((m) => ({ row: m.alarmPushRow })),
  views: {
    list: () => import("./AlarmPushList").then((m) => ({ default: m.AlarmPushList })),
    show: () => import("./AlarmPushShow").then((m) => ({ default: m.AlarmPushShow })),
  },
} satisfies ResourceProps;
