// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const floor = defineResource({
  table: "floor",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    number: "integer",
    building_id: "integer",
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
