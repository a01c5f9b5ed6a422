// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { badge } from "./badge";

export const labSection = {
  resources: {
    badge,
  },
  screens: [
    {
      path: "/lab/badge",
      menu: "lab.badge",
      resources: ["badge"],
    },
  ],
} satisfies Section;
