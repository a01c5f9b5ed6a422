// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../../../shared/generated/enums";

export const poster = defineResource({
  table: "poster",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    rank: "integer",
    state: PublishState,
    public: "integer",
    price: "cents",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
