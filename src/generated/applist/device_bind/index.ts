// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const deviceBind = {
  name: "device_bind",
  section: "applist",
  path: "/applist/dev/device_bind",
  key: "id",
  title: "uid",
  access: { list: "applist.dev", get: "applist.dev", export: "applist.dev.export" },
  search: [
    { source: "uid", as: "record" },
    { source: "user_id", as: "record" },
  ],
  through: "uid",
  words: wordsIn(() => import("./deviceBind.words")),
  calls: () => import("./deviceBind.calls").then((m) => m.deviceBindCalls),
  schema: () => import("./deviceBind.schema").then((m) => ({ row: m.deviceBindRow })),
  views: {
    list: () => import("./DeviceBindList").then((m) => ({ default: m.DeviceBindList })),
    show: () => import("./DeviceBindShow").then((m) => ({ default: m.DeviceBindShow })),
  },
} satisfies ResourceProps;
