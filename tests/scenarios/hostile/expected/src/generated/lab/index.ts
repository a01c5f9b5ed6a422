// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { hostile } from "./hostile";

export const labSection = {
  resources: {
    hostile,
  },
  screens: [
    {
      path: "/lab/hostile",
      menu: "lab.hostile",
      resources: ["hostile"],
    },
  ],
} satisfies Section;
