// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Procedure, Verdict } from "../../../shared/generated/enums";

export const inspection = defineResource({
  table: "inspection",
  key: "inspection_no",
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
    postpone: {
      required: {
        inspection_no: "integer",
        planned_for: "integer",
      },
    },
    sign: {
      required: {
        inspection_no: "integer",
        verdict: Verdict,
      },
    },
  },
});
