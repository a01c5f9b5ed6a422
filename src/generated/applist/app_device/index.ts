// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const appDevice = {
  name: "app_device",
  section: "applist",
  path: "/applist/dev",
  key: "id",
  title: "name",
  access: { list: "applist.dev", get: "applist.dev", del: "applist.dev", export: "applist.dev.export" },
  search: [
    { source: "uid", as: "record" },
    { source: "user_id", as: "record" },
  ],
  facts: ["uid", "user_id", "app_id", "pk"],
  owner: "comp_id",
  words: wordsIn(() => import("./appDevice.words")),
  calls: () => import("./appDevice.calls").then((m) => m.appDeviceCalls),
  schema: () => import("./appDevice.schema").then((m) => ({ row: m.appDeviceRow })),
  views: {
    list: () => import("./AppDeviceList").then((m) => ({ default: m.AppDeviceList })),
    show: () => import("./AppDeviceShow").then((m) => ({ default: m.AppDeviceShow })),
  },
} satisfies ResourceProps;
