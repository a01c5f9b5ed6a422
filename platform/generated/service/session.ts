// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const session = defineResource({
  table: null,
  fields: {
    user_id: "text",
    user_password: "secret",
    verify_code: "text",
    verify_id: "text",
    device_system: "text",
    device_id: "text",
    device_token: "text",
    device_model: "text",
    app_key: "text",
    auth_key: "text",
    return_url: "text",
    state: "text",
    grant: "integer",
    code: "text",
    app_secret: "secret",
  },
  calls: {
    sign_in: ["user_id", "user_password", "verify_code", "verify_id", "device_id", "device_token", "device_model"],
    code: [],
    sign_out: [],
    cloud_sign_in: ["user_id", "user_password", "verify_code", "verify_id", "device_id", "device_token", "app_key"],
    cloud: ["user_id", "app_key", "auth_key", "return_url", "state", "grant", "code", "app_secret"],
  },
});
