// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { cdkOrder } from "./cdk_order";
import { cdkUse } from "./cdk_use";
import { cloudOrder } from "./cloud_order";
import { iotOrder } from "./iot_order";
import { liveOrder } from "./live_order";
import { order } from "./order";
import { orderBind } from "./order_bind";
import { orderBindImport } from "./order_bind_import";

export const vasSection = {
  resources: {
    cdk_order: cdkOrder,
    cdk_use: cdkUse,
    cloud_order: cloudOrder,
    iot_order: iotOrder,
    live_order: liveOrder,
    order,
    order_bind: orderBind,
    order_bind_import: orderBindImport,
  },
  screens: [
    {
      path: "/vas/order",
      menu: "vas.order",
      resources: ["order", "order_bind", "order_bind_import"],
    },
    {
      path: "/vas/cloud",
      menu: "vas.cloud",
      resources: ["cloud_order"],
    },
    {
      path: "/vas/iot",
      menu: "vas.iot",
      resources: ["iot_order"],
    },
    {
      path: "/vas/cdkorder",
      menu: "vas.cdkorder",
      resources: ["cdk_order", "cdk_use"],
    },
    {
      path: "/vas/live_server",
      menu: "vas.live_server",
      resources: ["live_order"],
      hiddenContent: true,
    },
  ],
} satisfies Section;
