// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AreaLevel, OpenState, ResourceType, Sys } from "../../../shared/generated/enums";

export const zoneBinding = defineResource({
  table: "zone_binding",
  key: "id",
  fields: {
    id: "integer",
    sys: Sys,
    type: ResourceType,
    src_type: AreaLevel,
    src_area: "text",
    dest_type: AreaLevel,
    dest_area: "text",
    state: OpenState,
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
