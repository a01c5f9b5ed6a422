// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { sign } from "./sign";

export const labSection = {
  resources: {
    sign,
  },
  screens: [
    {
      path: "/lab/sign",
      menu: "lab.sign",
      resources: ["sign"],
    },
  ],
} satisfies Section;
