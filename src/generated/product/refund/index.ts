// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const refund = {
  name: "refund",
  section: "product",
  path: "/product/refund",
  key: "id",
  title: "id",
  access: {
    list: "product.refund",
    get: "product.refund",
    set: "product.refund.decide",
    export: "product.refund.export",
  },
  further: ["decided_by", "gmt_decided"],
  search: [{ source: "order_id", as: "record" }],
  facts: ["amount", "order_id", "user_id", "buyer_id", "reason", "account_id"],
  owner: "comp_id",
  words: wordsIn(() => import("./refund.words")),
  calls: () => import("./refund.calls").then((m) => m.refundCalls),
  schema: () => import("./refund.schema").then((m) => ({ row: m.refundRow })),
  views: {
    list: () => import("./RefundList").then((m) => ({ default: m.RefundList })),
    show: () => import("./RefundShow").then((m) => ({ default: m.RefundShow })),
    edit: () => import("./RefundEdit").then((m) => ({ default: m.RefundEdit })),
  },
} satisfies ResourceProps;
