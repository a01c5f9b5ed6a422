// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Standing } from "../../../shared/generated/enums";

export const pass = defineResource({
  table: "pass",
  key: "pass_no",
  fields: {
    pass_no: "integer",
    called: "text",
    begins: "text",
    acts_as: "integer",
    allows: "json",
    per_minute: "integer",
    standing: Standing,
    lasts_until: "integer",
    last_use: "integer",
    last_place: "text",
    made_at: "integer",
  },
  calls: { list: "fields", get: "fields", add: "fields", set: "fields", del: "fields" },
});
