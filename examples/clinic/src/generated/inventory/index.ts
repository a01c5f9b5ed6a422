// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { delivery } from "./delivery";
import { equipment } from "./equipment";
import { supplier } from "./supplier";

export const inventorySection = {
  resources: {
    delivery,
    equipment,
    supplier,
  },
  screens: [
    {
      path: "/inventory/machines",
      menu: "inventory.machines",
      resources: ["equipment"],
    },
    {
      path: "/inventory/vendors",
      menu: "inventory.vendors",
      resources: ["supplier"],
    },
  ],
} satisfies Section;
