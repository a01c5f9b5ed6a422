// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Procedure, Verdict } from "../enums";

export const inspection = defineResource({
  table: "inspection",
  fields: {
    inspection_no: "integer",
    certificate_no: "text",
    inspected: "integer",
    procedure: Procedure,
    planned_for: "integer",
    inspected_by: "integer",
    checklist: "json",
    verdict: Verdict,
    observations: "text",
    certificate: "text",
    planned_at: "integer",
  },
  calls: {
    list: "fields",
    get: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    postpone: ["inspection_no", "planned_for"],
    sign: ["inspection_no", "verdict"],
  },
});
