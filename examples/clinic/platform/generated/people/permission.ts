// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PermissionTier } from "../../../shared/generated/enums";

export const permission = defineResource({
  table: "permission",
  key: "permission_no",
  fields: {
    permission_no: "integer",
    permission_name: "text",
    permission_name_zh: "text",
    permission_key: "text",
    below: "integer",
    tier: PermissionTier,
    glyph: "text",
    position: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields", grantable: {} },
});
