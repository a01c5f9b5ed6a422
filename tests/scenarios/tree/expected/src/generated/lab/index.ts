// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { branch } from "./branch";

export const labSection = {
  resources: {
    branch,
  },
  screens: [
    {
      path: "/lab/branch",
      menu: "lab.branch",
      resources: ["branch"],
    },
  ],
} satisfies Section;
