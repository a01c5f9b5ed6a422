// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "../../wire";
import { order } from "./order";
import { orderBind } from "./order_bind";

export const vasSection = {
  resources: {
    order,
    order_bind: orderBind,
  },
  screens: [
    {
      path: "/vas/order",
      menu: "vas.order",
      resources: ["order", "order_bind"],
      tabs: false,
      hiddenContent: false,
      component: null,
    },
  ],
} satisfies Section;
