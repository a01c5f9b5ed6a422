// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OpenState, RoleType } from "../../../shared/generated/enums";

export const role = defineResource({
  table: "role",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    cn_name: "text",
    type: RoleType,
    state: OpenState,
    comp_id: "integer",
    role_ids: "json",
    menu_ids: "json",
    category_ids: "json",
    cloud_ids: "json",
    payment_ids: "json",
    remark: "text",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    get: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    rela: {
      required: {
        id: "integer",
      },
    },
  },
});
