// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const orderReference = {
  resource: "order",
  path: "/vas/order",
  key: "order_id",
  title: "order_id",
  access: { list: "vas.order", get: "vas.order" },
} satisfies Reference;
