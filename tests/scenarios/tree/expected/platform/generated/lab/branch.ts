// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const branch = defineResource({
  table: "branch",
  key: "branch_id",
  fields: {
    branch_id: "integer",
    branch_name: "text",
    branch_parent_id: "integer",
    sort: "integer",
    latitude: "real",
    longitude: "real",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
