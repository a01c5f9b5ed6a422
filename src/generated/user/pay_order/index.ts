// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const payOrder = {
  name: "pay_order",
  section: "user",
  path: "/user/bills/pay_order",
  key: "pay_order_id",
  keyType: "string",
  title: "pay_order_id",
  access: { list: "user.bills", get: "user.bills", cancel: "user.bills.recharge", export: "user.bills.export" },
  extensions: ["list", "cancel"],
  search: [
    { source: "order_id", as: "record" },
    { source: "platform_order_id", as: "code" },
  ],
  facts: ["money", "purpose", "comp_id", "gmt_create"],
  owner: "comp_id",
  words: wordsIn(() => import("./payOrder.words")),
  calls: () => import("./payOrder.calls").then((m) => m.payOrderCalls),
  schema: () => import("./payOrder.schema").then((m) => ({ row: m.payOrderRow })),
  views: {
    list: () => import("./PayOrderList").then((m) => ({ default: m.PayOrderList })),
    show: () => import("./PayOrderShow").then((m) => ({ default: m.PayOrderShow })),
  },
} satisfies ResourceProps;
