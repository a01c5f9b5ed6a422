// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DutyStanding } from "../../../shared/generated/enums";

export const duty = defineResource({
  table: "duty",
  key: "duty_no",
  fields: {
    duty_no: "integer",
    duty_name: "text",
    duty_name_zh: "text",
    in_force: DutyStanding,
    grants: "json",
    appoints: "json",
    confined_to: "json",
    two_steps: "integer",
    created_at: "integer",
  },
  calls: { list: "fields", get: "fields", add: "fields", set: "fields", del: "fields", assignable: {} },
});
