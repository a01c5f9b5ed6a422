// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";

export const dashboardSection = {
  resources: {},
  screens: [
    {
      path: "/dashboard",
      menu: "dashboard",
      resources: [],
      component: () => import("../../console/dashboard/Dashboard").then((m) => ({ default: m.Dashboard })),
    },
  ],
} satisfies Section;
