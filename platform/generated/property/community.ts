// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { CommunityType } from "../../../shared/generated/enums";

export const community = defineResource({
  table: "community",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: CommunityType,
    comp_id: "integer",
    person: "text",
    phone: "text",
    city: "text",
    address: "text",
    latitude: "real",
    longitude: "real",
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
