// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { parcel } from "./parcel";

export const labSection = {
  resources: {
    parcel,
  },
  screens: [
    {
      path: "/lab/parcel",
      menu: "lab.parcel",
      resources: ["parcel"],
    },
  ],
} satisfies Section;
