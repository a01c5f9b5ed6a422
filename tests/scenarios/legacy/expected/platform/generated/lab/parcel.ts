// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const parcel = defineResource({
  table: "parcel",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    lent_from: "text",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
