// Generated from resources/vas/cloud_order.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const cloudOrder = {
  name: "cloud_order",
  section: "vas",
  path: "/vas/cloud",
  key: "order_id",
  keyType: "string",
  title: "order_id",
  style: "legacy",
  access: { list: "vas.cloud", get: "vas.cloud", export: "vas.cloud.export" },
  search: [
    { source: "user_id", as: "record" },
    { source: "uid", as: "record" },
  ],
  owner: "comp_id",
  words: wordsIn(() => import("./cloudOrder.words")),
  calls: () => import("./cloudOrder.calls").then((m) => m.cloudOrderCalls),
  schema: () => import("./cloudOrder.schema").then((m) => ({ row: m.cloudOrderRow })),
  views: {
    list: () => import("./CloudOrderList").then((m) => ({ default: m.CloudOrderList })),
    show: () => import("./CloudOrderShow").then((m) => ({ default: m.CloudOrderShow })),
  },
} satisfies ResourceProps;
