// Generated from resources/vas/cloud_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const cloudOrderReference = {
  resource: "cloud_order",
  path: "/vas/cloud",
  key: "order_id",
  title: "order_id",
  access: { list: "vas.cloud", get: "vas.cloud" },
} satisfies Reference;
