// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const iotOrderReference = {
  resource: "iot_order",
  path: "/vas/iot",
  key: "order_id",
  title: "order_id",
  access: { list: "vas.iot", get: "vas.iot" },
} satisfies Reference;
