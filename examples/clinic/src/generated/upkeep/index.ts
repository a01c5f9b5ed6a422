// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { inspection } from "./inspection";
import { maintenanceOrder } from "./maintenance_order";

export const upkeepSection = {
  resources: {
    inspection,
    maintenance_order: maintenanceOrder,
  },
  screens: [
    {
      path: "/upkeep/jobs",
      menu: "upkeep.jobs",
      resources: ["maintenance_order"],
    },
    {
      path: "/upkeep/checks",
      menu: "upkeep.checks",
      resources: ["inspection"],
    },
  ],
} satisfies Section;
