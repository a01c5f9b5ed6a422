// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const orderBind = {
  name: "order_bind",
  section: "vas",
  path: "/vas/order/order_bind",
  key: "id",
  title: "order_id",
  style: "legacy",
  access: {
    list: "vas.order.bind",
    get: "vas.order.bind",
    add: "vas.order.bind",
    set: "vas.order.bind",
    export_add: "vas.order.export",
    export_get: "vas.order.export",
    import_add: "vas.order.import",
    export: "vas.order.bind",
  },
  own: ["order_id"],
  owner: "comp_id",
  words: wordsIn(() => import("./orderBind.words")),
  calls: () => import("./orderBind.calls").then((m) => m.orderBindCalls),
  schema: () => import("./orderBind.schema").then((m) => ({ row: m.orderBindRow })),
  views: {
    list: () => import("./OrderBindList").then((m) => ({ default: m.OrderBindList })),
    show: () => import("./OrderBindShow").then((m) => ({ default: m.OrderBindShow })),
    create: () => import("./OrderBindCreate").then((m) => ({ default: m.OrderBindCreate })),
    edit: () => import("./OrderBindEdit").then((m) => ({ default: m.OrderBindEdit })),
  },
} satisfies ResourceProps;
