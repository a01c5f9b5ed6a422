// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { crate } from "./crate";

export const labSection = {
  resources: {
    crate,
  },
  screens: [
    {
      path: "/lab/crate",
      menu: "lab.crate",
      resources: ["crate"],
    },
  ],
} satisfies Section;
