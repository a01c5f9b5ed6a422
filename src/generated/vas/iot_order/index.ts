// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const iotOrder = {
  name: "iot_order",
  section: "vas",
  path: "/vas/iot",
  key: "order_id",
  keyType: "string",
  title: "order_id",
  access: { list: "vas.iot", get: "vas.iot", export: "vas.iot.export" },
  search: [
    { source: "iccid", as: "code" },
    { source: "uid", as: "record" },
  ],
  owner: "comp_id",
  words: wordsIn(() => import("./iotOrder.words")),
  calls: () => import("./iotOrder.calls").then((m) => m.iotOrderCalls),
  schema: () => import("./iotOrder.schema").then((m) => ({ row: m.iotOrderRow })),
  views: {
    list: () => import("./IotOrderList").then((m) => ({ default: m.IotOrderList })),
    show: () => import("./IotOrderShow").then((m) => ({ default: m.IotOrderShow })),
  },
} satisfies ResourceProps;
