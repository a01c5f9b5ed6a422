// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { MoneyState, OrderRefundState, OrderState } from "../../../../shared/generated/enums";

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
    quote: "vas.order",
    collect: "vas.order.pay",
    cancel: "vas.order.cancel",
    deliver: "vas.order.deliver",
    refund: "vas.order.refund",
    export: "vas.order.export",
  },
  extensions: ["quote", "collect", "cancel", "deliver", "refund"],
  further: [
    "money_state",
    "uid",
    "comp_id",
    "seller_id",
    "request",
    "refund_state",
    "refund_reason",
    "gmt_pay",
    "gmt_delivered",
    "gmt_create",
  ],
  derived: {
    money_state: [
      { value: MoneyState.unpaid, when: { order_state: [OrderState.unpaid] } },
      { value: MoneyState.failed, when: { order_state: [OrderState.failed] } },
      { value: MoneyState.cancelled, when: { order_state: [OrderState.cancelled] } },
      { value: MoneyState.expired, when: { order_state: [OrderState.invalid] } },
      { value: MoneyState.refund_waiting, when: { refund_state: [OrderRefundState.refunding] } },
      { value: MoneyState.refunded, when: { refund_state: [OrderRefundState.refunded] } },
      { value: MoneyState.to_deliver, when: { order_state: [OrderState.paid] } },
      { value: MoneyState.paid, when: {} },
    ],
  },
  search: [
    { source: "user_id", as: "record" },
    { source: "uid", as: "record" },
    { source: "pay_order_id", as: "code" },
    { source: "platform_order_id", as: "code" },
  ],
  facts: ["price", "spec_id", "user_id", "comp_id", "uid"],
  owner: "comp_id",
  words: wordsIn(() => import("./order.words")),
  calls: () => import("./order.calls").then((m) => m.orderCalls),
  schema: () => import("./order.schema").then((m) => ({ row: m.orderRow })),
  views: {
    list: () => import("./OrderList").then((m) => ({ default: m.OrderList })),
    show: () => import("./OrderShow").then((m) => ({ default: m.OrderShow })),
  },
} satisfies ResourceProps;
