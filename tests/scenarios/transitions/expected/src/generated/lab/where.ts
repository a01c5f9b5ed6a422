// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { claimWhere } from "./claim/claim.where";

export const labSectionWhere = {
  claim: claimWhere,
} satisfies SectionWhere;
