// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const orderBindReference = {
  resource: "order_bind",
  path: "/vas/order/order_bind",
  key: "id",
  title: "order_id",
  access: { list: "vas.order.bind", get: "vas.order.bind" },
} satisfies Reference;
