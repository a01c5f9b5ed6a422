// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const session = defineResource({
  table: null,
  key: "user_id",
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
    sign_in: {
      required: {
        user_id: "text",
        user_password: "secret",
      },
      optional: {
        verify_code: "text",
        verify_id: "text",
        device_id: "text",
        device_token: "text",
        device_model: "text",
      },
    },
    code: {},
    sign_out: {},
    cloud_sign_in: {
      required: {
        user_id: "text",
        user_password: "secret",
      },
      optional: {
        verify_code: "text",
        verify_id: "text",
        device_id: "text",
        device_token: "text",
        app_key: "text",
      },
    },
    cloud: {
      required: {
        user_id: "text",
      },
      optional: {
        app_key: "text",
        auth_key: "text",
        return_url: "text",
        state: "text",
        grant: "integer",
        code: "text",
        app_secret: "secret",
      },
    },
  },
});
