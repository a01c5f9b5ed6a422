// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AppUserState, ClientType, Language } from "../../../shared/generated/enums";

export const appUser = defineResource({
  table: "app_user",
  key: "user_id",
  fields: {
    user_id: "text",
    user_name: "text",
    user_password: "secret",
    user_email: "text",
    user_phone_area: "text",
    user_phone: "text",
    app_id: "integer",
    comp_id: "integer",
    client_type: ClientType,
    lang: Language,
    country: "text",
    zone: "text",
    state: AppUserState,
    devices: "integer",
    gmt_login: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", get: "fields" },
});
