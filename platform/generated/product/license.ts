// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { LicenseState } from "../../../shared/generated/enums";

export const license = defineResource({
  table: "license",
  key: "lic_code",
  fields: {
    lic_code: "text",
    grant_mac: "text",
    uid: "text",
    state: LicenseState,
    comp_id: "integer",
    gmt_grant: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields" },
});
