// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const payment = {
  name: "payment",
  section: "operate",
  path: "/operate/payment",
  key: "id",
  title: "platform_app_id",
  style: "legacy",
  access: {
    list: "operate.payment",
    get: "operate.payment",
    add: "operate.payment",
    set: "operate.payment",
    del: "operate.payment",
    export: "operate.payment",
  },
  extensions: ["list"],
  further: ["platform_gateway_url", "gmt_create"],
  facts: ["comp_id", "platform_type", "env_type", "gmt_create"],
  telling: ["comp_id", "platform_type", "env_type", "platform_app_id"],
  own: ["platform_type", "env_type", "platform_app_id", "platform_private_key"],
  owner: "comp_id",
  words: wordsIn(() => import("./payment.words")),
  calls: () => import("./payment.calls").then((m) => m.paymentCalls),
  schema: () => import("./payment.schema").then((m) => ({ row: m.paymentRow })),
  views: {
    list: () => import("./PaymentList").then((m) => ({ default: m.PaymentList })),
    show: () => import("./PaymentShow").then((m) => ({ default: m.PaymentShow })),
    create: () => import("./PaymentCreate").then((m) => ({ default: m.PaymentCreate })),
    edit: () => import("./PaymentEdit").then((m) => ({ default: m.PaymentEdit })),
  },
} satisfies ResourceProps;
