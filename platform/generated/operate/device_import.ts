// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ImportState } from "../../../shared/generated/enums";

export const deviceImport = defineResource({
  table: "device_import",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    pk: "text",
    comp_id: "integer",
    batch_id: "text",
    url: "text",
    state: ImportState,
    total: "integer",
    done: "integer",
    created: "integer",
    existing: "integer",
    failed: "integer",
    result: "text",
    user_id: "integer",
    lang: "text",
    gmt_create: "integer",
    gmt_update: "integer",
  },
  calls: { list: "fields", add: "fields" },
});
