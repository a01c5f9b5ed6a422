// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const appDetail = {
  name: "app_detail",
  section: "applist",
  path: "/applist/app/app_detail",
  key: "id",
  title: "app_packet",
  style: "legacy",
  access: { list: "applist.app", get: "applist.app", add: "applist.app", set: "applist.app", export: "applist.app" },
  further: ["gmt_create"],
  telling: ["app_id", "client_type"],
  own: ["client_type", "state"],
  through: "app_id",
  words: wordsIn(() => import("./appDetail.words")),
  calls: () => import("./appDetail.calls").then((m) => m.appDetailCalls),
  schema: () => import("./appDetail.schema").then((m) => ({ row: m.appDetailRow })),
  views: {
    list: () => import("./AppDetailList").then((m) => ({ default: m.AppDetailList })),
    show: () => import("./AppDetailShow").then((m) => ({ default: m.AppDetailShow })),
    create: () => import("./AppDetailCreate").then((m) => ({ default: m.AppDetailCreate })),
    edit: () => import("./AppDetailEdit").then((m) => ({ default: m.AppDetailEdit })),
  },
} satisfies ResourceProps;
