// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { BuildingType } from "../../../shared/generated/enums";

export const building = defineResource({
  table: "building",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    community_id: "integer",
    type: BuildingType,
    floors: "integer",
    sort: "integer",
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
