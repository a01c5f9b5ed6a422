// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { job } from "./job";

export const labSection = {
  resources: {
    job,
  },
  screens: [
    {
      path: "/lab/job",
      menu: "lab.job",
      resources: ["job"],
    },
  ],
} satisfies Section;
