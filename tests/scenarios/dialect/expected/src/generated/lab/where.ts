// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { placeWhere } from "./place/place.where";

export const labSectionWhere = {
  place: placeWhere,
} satisfies SectionWhere;
