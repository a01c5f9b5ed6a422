// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const payOrderReference = {
  resource: "pay_order",
  path: "/user/bills/pay_order",
  key: "pay_order_id",
  title: "pay_order_id",
  access: { list: "user.bills", get: "user.bills" },
} satisfies Reference;
