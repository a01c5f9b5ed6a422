// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DataFileType } from "../../../shared/generated/enums";

export const deviceFile = defineResource({
  table: "device_file",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: DataFileType,
    comp_id: "integer",
    url: "text",
    size: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields" },
});
