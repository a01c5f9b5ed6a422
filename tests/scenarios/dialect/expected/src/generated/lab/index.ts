// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { place } from "./place";

export const labSection = {
  resources: {
    place,
  },
  screens: [
    {
      path: "/lab/place",
      menu: "lab.place",
      resources: ["place"],
    },
  ],
} satisfies Section;
