// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { claim } from "./claim";

export const labSection = {
  resources: {
    claim,
  },
  screens: [
    {
      path: "/lab/claim",
      menu: "lab.claim",
      resources: ["claim"],
    },
  ],
} satisfies Section;
