// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { dutyWhere } from "./duty/duty.where";
import { passWhere } from "./pass/pass.where";
import { staffWhere } from "./staff/staff.where";

export const peopleSectionWhere = {
  duty: dutyWhere,
  pass: passWhere,
  staff: staffWhere,
} satisfies SectionWhere;
