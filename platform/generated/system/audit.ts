// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { TrailEvent } from "../../../shared/generated/enums";

export const audit = defineResource({
  table: "audit",
  key: "id",
  fields: {
    id: "integer",
    gmt_create: "integer",
    account_name: "text",
    account_id: "integer",
    by_key: "text",
    event: TrailEvent,
    call: "text",
    record_of: "text",
    record_key: "text",
    title: "text",
    changes: "text",
    comp_id: "integer",
    address: "text",
    code: "integer",
  },
  calls: { list: "fields", get: "fields" },
});
