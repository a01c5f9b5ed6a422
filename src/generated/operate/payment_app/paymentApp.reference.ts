// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const paymentAppReference = {
  resource: "payment_app",
  path: "/operate/payment/payment_app",
  key: "id",
  title: "app_id",
  access: { list: "operate.payment", get: "operate.payment" },
  alike: true,
} satisfies Reference;
