// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const messagePlatform = {
  name: "message_platform",
  section: "applist",
  path: "/applist/flatform/message_platform",
  key: "id",
  title: "access_id",
  access: {
    list: "applist.flatform",
    get: "applist.flatform",
    add: "applist.flatform",
    set: "applist.flatform",
    del: "applist.flatform",
    export: "applist.flatform",
  },
  further: ["gmt_create"],
  facts: ["app_id", "client_type", "open_type", "gmt_create"],
  telling: ["app_id", "client_type"],
  own: ["client_type", "access_key", "secret_key"],
  through: "app_id",
  words: wordsIn(() => import("./messagePlatform.words")),
  calls: () => import("./messagePlatform.calls").then((m) => m.messagePlatformCalls),
  schema: () => import("./messagePlatform.schema").then((m) => ({ row: m.messagePlatformRow })),
  views: {
    list: () => import("./MessagePlatformList").then((m) => ({ default: m.MessagePlatformList })),
    show: () => import("./MessagePlatformShow").then((m) => ({ default: m.MessagePlatformShow })),
    create: () => import("./MessagePlatformCreate").then((m) => ({ default: m.MessagePlatformCreate })),
    edit: () => import("./MessagePlatformEdit").then((m) => ({ default: m.MessagePlatformEdit })),
  },
} satisfies ResourceProps;
