// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const appUrl = {
  name: "app_url",
  section: "applist",
  path: "/applist/app/app_url",
  key: "id",
  title: "name",
  style: "legacy",
  access: { list: "applist.app", get: "applist.app", add: "applist.app", set: "applist.app", export: "applist.app" },
  further: ["gmt_create"],
  own: ["state"],
  through: "app_id",
  words: wordsIn(() => import("./appUrl.words")),
  calls: () => import("./appUrl.calls").then((m) => m.appUrlCalls),
  schema: () => import("./appUrl.schema").then((m) => ({ row: m.appUrlRow })),
  views: {
    list: () => import("./AppUrlList").then((m) => ({ default: m.AppUrlList })),
    show: () => import("./AppUrlShow").then((m) => ({ default: m.AppUrlShow })),
    create: () => import("./AppUrlCreate").then((m) => ({ default: m.AppUrlCreate })),
    edit: () => import("./AppUrlEdit").then((m) => ({ default: m.AppUrlEdit })),
  },
} satisfies ResourceProps;
