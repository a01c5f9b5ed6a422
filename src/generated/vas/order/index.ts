// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import type { ResourceProps } from "pilothouse/wire";

export const order = {
  name: "order",
  section: "vas",
  path: "/vas/order",
  key: "order_id",
  keyType: "string",
  title: "order_id",
  access: {
    list: "vas.order",
    get: "vas.order",
    pay: "vas.order.pay",
    collect: "vas.order.pay",
    cancel: "vas.order.cancel",
    deliver: "vas.order.deliver",
    refund: "vas.order.refund",
    export: "vas.order.export",
  },
  extensions: ["collect", "cancel", "deliver", "refund"],
  further: [
    "money_state",
    "uid",
    "comp_id",
    "seller_id",
    "request",
    "refund_state",
    "refund_reason",
    "gmt_pay",
    "gmt_create",
  ],
  derived: {
    money_state: [
      { value: 1, when: { order_state: [1] } },
      { value: 6, when: { order_state: [4] } },
      { value: 7, when: { order_state: [5] } },
      { value: 8, when: { order_state: [6] } },
      { value: 4, when: { refund_state: [1] } },
      { value: 5, when: { refund_state: [2] } },
      { value: 2, when: { order_state: [2] } },
      { value: 3, when: {} },
    ],
  },
  search: [
    { source: "user_id", as: "record" },
    { source: "uid", as: "record" },
    { source: "pay_order_id", as: "code" },
    { source: "platform_order_id", as: "code" },
  ],
  facts: ["price", "user_id", "comp_id", "uid", "gmt_create"],
  owner: "comp_id",
  words: {
    en: () => import("./order.en"),
    "zh-CN": () => import("./order.zh-CN"),
    "zh-TW": () => import("./order.zh-TW"),
  },
  calls: () => import("./order.calls").then((m) => m.orderCalls),
  schema: () => import("./order.schema").then((m) => ({ row: m.orderRow })),
  views: {
    list: () => import("./OrderList").then((m) => ({ default: m.OrderList })),
    show: () => import("./OrderShow").then((m) => ({ default: m.OrderShow })),
  },
} satisfies ResourceProps;
