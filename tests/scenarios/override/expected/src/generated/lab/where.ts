// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { posterWhere } from "./poster/poster.where";

export const labSectionWhere = {
  poster: posterWhere,
} satisfies SectionWhere;
