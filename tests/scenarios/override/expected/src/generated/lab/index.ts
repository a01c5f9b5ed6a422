// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { poster } from "./poster";

export const labSection = {
  resources: {
    poster,
  },
  screens: [
    {
      path: "/lab/poster",
      menu: "lab.poster",
      resources: ["poster"],
    },
  ],
} satisfies Section;
