// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const deviceShare = {
  name: "device_share",
  section: "applist",
  path: "/applist/dev/device_share",
  key: "id",
  title: "uid",
  access: {
    list: "applist.dev",
    get: "applist.dev",
    add: "applist.dev.share",
    del: "applist.dev.share",
    export: "applist.dev.export",
  },
  facts: ["uid", "user_id", "share_user_id", "permission"],
  through: "uid",
  words: wordsIn(() => import("./deviceShare.words")),
  calls: () => import("./deviceShare.calls").then((m) => m.deviceShareCalls),
  schema: () => import("./deviceShare.schema").then((m) => ({ row: m.deviceShareRow })),
  views: {
    list: () => import("./DeviceShareList").then((m) => ({ default: m.DeviceShareList })),
    show: () => import("./DeviceShareShow").then((m) => ({ default: m.DeviceShareShow })),
    create: () => import("./DeviceShareCreate").then((m) => ({ default: m.DeviceShareCreate })),
  },
} satisfies ResourceProps;
