// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DuplicateState } from "../../../shared/generated/enums";

export const deviceDuplicate = defineResource({
  table: "device_duplicate",
  key: "id",
  fields: {
    id: "integer",
    uid: "text",
    mac: "text",
    new_mac: "text",
    pk: "text",
    comp_id: "integer",
    count: "integer",
    state: DuplicateState,
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", set: "fields" },
});
