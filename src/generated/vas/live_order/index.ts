// Generated from resources/vas/live_order.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const liveOrder = {
  name: "live_order",
  section: "vas",
  path: "/vas/live_server",
  key: "order_id",
  keyType: "string",
  title: "order_id",
  style: "legacy",
  access: { list: "vas.live_server", get: "vas.live_server", export: "vas.live_server.export" },
  search: [
    { source: "user_id", as: "record" },
    { source: "uid", as: "record" },
  ],
  owner: "comp_id",
  words: wordsIn(() => import("./liveOrder.words")),
  calls: () => import("./liveOrder.calls").then((m) => m.liveOrderCalls),
  schema: () => import("./liveOrder.schema").then((m) => ({ row: m.liveOrderRow })),
  views: {
    list: () => import("./LiveOrderList").then((m) => ({ default: m.LiveOrderList })),
    show: () => import("./LiveOrderShow").then((m) => ({ default: m.LiveOrderShow })),
  },
} satisfies ResourceProps;
