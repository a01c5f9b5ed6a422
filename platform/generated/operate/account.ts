// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OpenState, UserScope, UserType } from "../../../shared/generated/enums";

export const account = defineResource({
  table: "account",
  key: "id",
  fields: {
    id: "integer",
    user_id: "text",
    user_password: "secret",
    user_name: "text",
    user_email: "text",
    user_phone_area: "text",
    user_phone: "text",
    user_type: UserType,
    service: "integer",
    comp_id: "integer",
    company_id: "integer",
    scope: UserScope,
    role_id: "integer",
    state: OpenState,
    validity_time: "integer",
    gmt_validity: "integer",
    remark: "text",
    controllers: "text",
    gmt_login: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    get: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    password: {
      required: {
        user_id: "text",
        old_password: "secret",
        new_password: "secret",
      },
      optional: {
        verify_id: "text",
        verify_code: "text",
      },
    },
  },
});
