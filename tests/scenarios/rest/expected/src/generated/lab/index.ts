// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { note } from "./note";

export const labSection = {
  resources: {
    note,
  },
  screens: [
    {
      path: "/lab/note",
      menu: "lab.note",
      resources: ["note"],
    },
  ],
} satisfies Section;
