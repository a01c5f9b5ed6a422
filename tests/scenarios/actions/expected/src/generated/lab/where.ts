// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { jobWhere } from "./job/job.where";

export const labSectionWhere = {
  job: jobWhere,
} satisfies SectionWhere;
