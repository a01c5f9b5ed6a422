// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const paymentReference = {
  resource: "payment",
  path: "/operate/payment",
  key: "id",
  title: "platform_app_id",
  access: { list: "operate.payment", get: "operate.payment" },
  alike: true,
} satisfies Reference;
