// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { operator } from "./operator";

export const labSection = {
  resources: {
    operator,
  },
  screens: [
    {
      path: "/lab/operator",
      menu: "lab.operator",
      resources: ["operator"],
    },
  ],
} satisfies Section;
