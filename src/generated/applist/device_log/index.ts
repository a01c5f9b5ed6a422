// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const deviceLog = {
  name: "device_log",
  section: "applist",
  path: "/applist/log_list/device_log",
  key: "id",
  title: "content",
  access: {
    list: "applist.log_list",
    get: "applist.log_list",
    export_add: "applist.log_list.export",
    export_list: "applist.log_list.export",
    export: "applist.log_list.export",
  },
  owner: "comp_id",
  words: wordsIn(() => import("./deviceLog.words")),
  calls: () => import("./deviceLog.calls").then((m) => m.deviceLogCalls),
  schema: () => import("./deviceLog.schema").then((m) => ({ row: m.deviceLogRow })),
  views: {
    list: () => import("./DeviceLogList").then((m) => ({ default: m.DeviceLogList })),
    show: () => import("./DeviceLogShow").then((m) => ({ default: m.DeviceLogShow })),
  },
} satisfies ResourceProps;
