// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { greeting } from "./greeting";

export const labSection = {
  resources: {
    greeting,
  },
  screens: [
    {
      path: "/lab/greeting",
      menu: "lab.greeting",
      resources: ["greeting"],
    },
  ],
} satisfies Section;
