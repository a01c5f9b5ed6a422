// Generated from resources/vas/live_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const liveOrderReference = {
  resource: "live_order",
  path: "/vas/live_server",
  key: "order_id",
  title: "order_id",
  access: { list: "vas.live_server", get: "vas.live_server" },
} satisfies Reference;
