// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ImportState } from "../../../shared/generated/enums";

export const iccidImport = defineResource({
  table: "iccid_import",
  key: "id",
  fields: {
    id: "text",
    name: "text",
    state: ImportState,
    total: "integer",
    created: "integer",
    existing: "integer",
    refused: "integer",
    done: "integer",
    result: "text",
    user_id: "integer",
    comp_id: "integer",
    gmt_create: "integer",
    gmt_update: "integer",
  },
  calls: { list: "fields" },
});
