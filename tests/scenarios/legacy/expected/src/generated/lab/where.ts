// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { parcelWhere } from "./parcel/parcel.where";

export const labSectionWhere = {
  parcel: parcelWhere,
} satisfies SectionWhere;
