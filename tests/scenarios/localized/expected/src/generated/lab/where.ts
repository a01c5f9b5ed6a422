// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { greetingWhere } from "./greeting/greeting.where";

export const labSectionWhere = {
  greeting: greetingWhere,
} satisfies SectionWhere;
