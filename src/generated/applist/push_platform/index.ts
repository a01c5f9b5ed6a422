// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const pushPlatform = {
  name: "push_platform",
  section: "applist",
  path: "/applist/flatform",
  key: "id",
  title: "name",
  access: {
    list: "applist.flatform",
    get: "applist.flatform",
    add: "applist.flatform",
    set: "applist.flatform",
    del: "applist.flatform",
    export: "applist.flatform",
  },
  further: ["gmt_create"],
  facts: ["type", "platform", "area_type", "zone"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  telling: ["comp_id", "name"],
  own: ["name", "state", "password", "secret_key", "key_secret"],
  owner: "comp_id",
  words: wordsIn(() => import("./pushPlatform.words")),
  calls: () => import("./pushPlatform.calls").then((m) => m.pushPlatformCalls),
  schema: () => import("./pushPlatform.schema").then((m) => ({ row: m.pushPlatformRow })),
  views: {
    list: () => import("./PushPlatformList").then((m) => ({ default: m.PushPlatformList })),
    show: () => import("./PushPlatformShow").then((m) => ({ default: m.PushPlatformShow })),
    create: () => import("./PushPlatformCreate").then((m) => ({ default: m.PushPlatformCreate })),
    edit: () => import("./PushPlatformEdit").then((m) => ({ default: m.PushPlatformEdit })),
  },
} satisfies ResourceProps;
