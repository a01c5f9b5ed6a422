// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { firm } from "./firm";
import { parcel } from "./parcel";
import { sale } from "./sale";
import { shelf } from "./shelf";
import { size } from "./size";

export const labSection = {
  resources: {
    firm,
    parcel,
    sale,
    shelf,
    size,
  },
  screens: [
    {
      path: "/lab/parcel",
      menu: "lab.parcel",
      resources: ["parcel", "shelf", "size", "sale", "firm"],
    },
  ],
} satisfies Section;
