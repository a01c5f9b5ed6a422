// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { crateWhere } from "./crate/crate.where";

export const labSectionWhere = {
  crate: crateWhere,
} satisfies SectionWhere;
