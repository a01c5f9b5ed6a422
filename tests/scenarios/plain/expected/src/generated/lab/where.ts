// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { badgeWhere } from "./badge/badge.where";

export const labSectionWhere = {
  badge: badgeWhere,
} satisfies SectionWhere;
