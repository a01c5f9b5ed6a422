// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { hostileWhere } from "./hostile/hostile.where";

export const labSectionWhere = {
  hostile: hostileWhere,
} satisfies SectionWhere;
