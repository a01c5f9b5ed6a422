// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const paymentApp = {
  name: "payment_app",
  section: "operate",
  path: "/operate/payment/payment_app",
  key: "id",
  title: "app_id",
  style: "legacy",
  access: { list: "operate.payment", get: "operate.payment", set: "operate.payment", export: "operate.payment" },
  through: "app_id",
  words: wordsIn(() => import("./paymentApp.words")),
  calls: () => import("./paymentApp.calls").then((m) => m.paymentAppCalls),
  schema: () => import("./paymentApp.schema").then((m) => ({ row: m.paymentAppRow })),
  views: {
    list: () => import("./PaymentAppList").then((m) => ({ default: m.PaymentAppList })),
    show: () => import("./PaymentAppShow").then((m) => ({ default: m.PaymentAppShow })),
    edit: () => import("./PaymentAppEdit").then((m) => ({ default: m.PaymentAppEdit })),
  },
} satisfies ResourceProps;
