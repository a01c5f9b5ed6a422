// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";

export const infoSection = {
  resources: {},
  screens: [
    {
      path: "/info/order",
      menu: "info.order",
      resources: [],
      component: () => import("../../console/statistics/OrderStatistics").then((m) => ({ default: m.OrderStatistics })),
    },
    {
      path: "/info/user",
      menu: "info.user",
      resources: [],
      component: () => import("../../console/statistics/UserStatistics").then((m) => ({ default: m.UserStatistics })),
    },
    {
      path: "/info/dev",
      menu: "info.dev",
      resources: [],
      component: () =>
        import("../../console/statistics/DeviceStatistics").then((m) => ({ default: m.DeviceStatistics })),
    },
  ],
} satisfies Section;
