// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const session = defineResource({
  table: null,
  fields: {
    login_name: "text",
    passphrase: "secret",
    verify_code: "text",
    verify_id: "text",
    device_system: "text",
    device_id: "text",
    device_token: "text",
    device_model: "text",
  },
  calls: {
    sign_in: [
      "login_name",
      "passphrase",
      "verify_code",
      "verify_id",
      "device_system",
      "device_id",
      "device_token",
      "device_model",
    ],
    picture: [],
    sign_out: [],
  },
});
