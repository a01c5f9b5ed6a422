// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../../../shared/generated/enums";

export const badge = defineResource({
  table: "badge",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    rank: "integer",
    state: PublishState,
    public: "integer",
    price: "cents",
    worn_by: "text",
    made_by: "text",
    gmt_end: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
