// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";

export const overviewSection = {
  resources: {},
  screens: [
    {
      path: "/overview",
      menu: "overview",
      resources: [],
      component: () => import("./OverviewDashboard").then((m) => ({ default: m.OverviewDashboard })),
    },
  ],
} satisfies Section;
