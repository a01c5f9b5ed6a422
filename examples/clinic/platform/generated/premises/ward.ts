// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { WardKind } from "../../../shared/generated/enums";

export const ward = defineResource({
  table: "ward",
  key: "ward_no",
  fields: {
    ward_no: "integer",
    ward_name: "text",
    ward_name_zh: "text",
    ward_kind: WardKind,
    lies_in: "integer",
    beds: "integer",
    head_nurse: "integer",
    extension: "text",
    quiet_hours: "text",
    rank: "integer",
  },
  calls: { list: "fields", get: "fields", add: "fields", set: "fields", del: "fields" },
});
