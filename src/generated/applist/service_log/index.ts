// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const serviceLog = {
  name: "service_log",
  section: "applist",
  path: "/applist/log_list",
  key: "id",
  title: "content",
  access: { list: "applist.log_list", get: "applist.log_list", export: "applist.log_list.export" },
  owner: "comp_id",
  words: wordsIn(() => import("./serviceLog.words")),
  calls: () => import("./serviceLog.calls").then((m) => m.serviceLogCalls),
  schema: () => import("./serviceLog.schema").then((m) => ({ row: m.serviceLogRow })),
  views: {
    list: () => import("./ServiceLogList").then((m) => ({ default: m.ServiceLogList })),
    show: () => import("./ServiceLogShow").then((m) => ({ default: m.ServiceLogShow })),
  },
} satisfies ResourceProps;
