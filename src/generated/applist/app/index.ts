// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const app = {
  name: "app",
  section: "applist",
  path: "/applist/app",
  key: "id",
  title: "name",
  access: {
    list: "applist.app",
    get: "applist.app",
    add: "applist.app",
    set: "applist.app",
    del: "applist.app",
    app_id: "applist.app",
    bind_cloud: "applist.app",
    start: "applist.app",
    bootstrap: "applist.app",
    export: "applist.app",
  },
  extensions: ["start", "bootstrap"],
  further: ["cloud_id"],
  facts: ["type", "comp_id", "gmt_expire", "gmt_create"],
  telling: ["comp_id", "name"],
  own: ["name", "gmt_expire"],
  owner: "comp_id",
  words: wordsIn(() => import("./app.words")),
  calls: () => import("./app.calls").then((m) => m.appCalls),
  schema: () => import("./app.schema").then((m) => ({ row: m.appRow })),
  views: {
    list: () => import("./AppList").then((m) => ({ default: m.AppList })),
    show: () => import("./AppShow").then((m) => ({ default: m.AppShow })),
    create: () => import("../../../overrides/applist/app/wizard/AppCreate").then((m) => ({ default: m.AppCreate })),
    edit: () => import("./AppEdit").then((m) => ({ default: m.AppEdit })),
  },
} satisfies ResourceProps;
