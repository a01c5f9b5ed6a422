// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { recipe } from "./recipe";

export const labSection = {
  resources: {
    recipe,
  },
  screens: [
    {
      path: "/lab/recipe",
      menu: "lab.recipe",
      resources: ["recipe"],
    },
  ],
} satisfies Section;
