// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { ward } from "./ward";

export const premisesSection = {
  resources: {
    ward,
  },
  screens: [
    {
      path: "/premises/wards",
      menu: "premises.wards",
      resources: ["ward"],
    },
  ],
} satisfies Section;
