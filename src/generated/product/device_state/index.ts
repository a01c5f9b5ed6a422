// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const deviceState = {
  name: "device_state",
  section: "product",
  path: "/product/device_state",
  key: "uid",
  keyType: "string",
  title: "uid",
  access: {
    list: "product.device_state",
    get: "product.device_state",
    export_add: "product.device_state.export",
    export_list: "product.device_state.export",
    export: "product.device_state.export",
  },
  owner: "comp_id",
  words: wordsIn(() => import("./deviceState.words")),
  calls: () => import("./deviceState.calls").then((m) => m.deviceStateCalls),
  schema: () => import("./deviceState.schema").then((m) => ({ row: m.deviceStateRow })),
  views: {
    list: () => import("./DeviceStateList").then((m) => ({ default: m.DeviceStateList })),
    show: () => import("./DeviceStateShow").then((m) => ({ default: m.DeviceStateShow })),
  },
} satisfies ResourceProps;
