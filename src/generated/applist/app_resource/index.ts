// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const appResource = {
  name: "app_resource",
  section: "applist",
  path: "/applist/app/app_resource",
  key: "id",
  title: "key",
  access: { list: "applist.app", get: "applist.app", add: "applist.app", set: "applist.app", export: "applist.app" },
  further: ["gmt_create"],
  own: ["state"],
  through: "master_id",
  words: wordsIn(() => import("./appResource.words")),
  calls: () => import("./appResource.calls").then((m) => m.appResourceCalls),
  schema: () => import("./appResource.schema").then((m) => ({ row: m.appResourceRow })),
  views: {
    list: () => import("./AppResourceList").then((m) => ({ default: m.AppResourceList })),
    show: () => import("./AppResourceShow").then((m) => ({ default: m.AppResourceShow })),
    create: () => import("./AppResourceCreate").then((m) => ({ default: m.AppResourceCreate })),
    edit: () => import("./AppResourceEdit").then((m) => ({ default: m.AppResourceEdit })),
  },
} satisfies ResourceProps;
