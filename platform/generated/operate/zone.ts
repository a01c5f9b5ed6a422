// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OpenState, Sys } from "../../../shared/generated/enums";

export const zone = defineResource({
  table: "zone",
  key: "zone",
  fields: {
    zone: "text",
    name: "text",
    cn_name: "text",
    region: "text",
    sys: Sys,
    state: OpenState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
