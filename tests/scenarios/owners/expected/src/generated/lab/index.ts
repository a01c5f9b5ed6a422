// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { firm } from "./firm";
import { parcel } from "./parcel";
import { shelf } from "./shelf";
import { size } from "./size";

export const labSection = {
  resources: {
    firm,
    parcel,
    shelf,
    size,
  },
  screens: [
    {
      path: "/lab/parcel",
      menu: "lab.parcel",
      resources: ["parcel", "shelf", "size", "firm"],
    },
  ],
  where: () => import("./where").then((m) => m.labSectionWhere),
} satisfies Section;
