// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { PublishState } from "../../../../shared/generated/enums";

export const appVersion = {
  name: "app_version",
  section: "applist",
  path: "/applist/app/app_version",
  key: "id",
  title: "ver",
  style: "legacy",
  access: {
    list: "applist.app",
    get: "applist.app",
    add: "applist.app",
    set: "applist.app",
    del: "applist.app",
    export: "applist.app",
  },
  further: ["gmt_create"],
  off: { field: "state", of: "publish_state", from: PublishState.released, to: PublishState.delisted },
  telling: ["app_id", "ver"],
  own: ["ver", "state"],
  within: { field: "app_id", to: "app", tells: [] },
  through: "app_id",
  words: wordsIn(() => import("./appVersion.words")),
  calls: () => import("./appVersion.calls").then((m) => m.appVersionCalls),
  schema: () => import("./appVersion.schema").then((m) => ({ row: m.appVersionRow })),
  views: {
    list: () => import("./AppVersionList").then((m) => ({ default: m.AppVersionList })),
    show: () => import("./AppVersionShow").then((m) => ({ default: m.AppVersionShow })),
    create: () => import("./AppVersionCreate").then((m) => ({ default: m.AppVersionCreate })),
    edit: () => import("./AppVersionEdit").then((m) => ({ default: m.AppVersionEdit })),
  },
} satisfies ResourceProps;
