// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { operatorWhere } from "./operator/operator.where";

export const labSectionWhere = {
  operator: operatorWhere,
} satisfies SectionWhere;
