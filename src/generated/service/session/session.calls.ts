// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";

export const sessionCalls = {
  sign_in: bearer.call(
    "sign_in",
    "/v2/user/login",
    {
      user_id: "text",
      user_password: "text",
      verify_code: "text",
      verify_id: "text",
      device_id: "text",
      device_token: "text",
      device_model: "text",
    },
    { constants: { device_system: "web" }, further: ["device_token", "verify_id", "verify_code"], key: "user_id" },
  ),
  code: bearer.call("code", "/v2/user/login/code", {}, { key: "user_id" }),
  sign_out: legacy.call("sign_out", "/user/logout", {}, { key: "user_id" }),
  cloud_sign_in: legacy.call(
    "cloud_sign_in",
    "/user/login",
    {
      user_id: "text",
      user_password: "text",
      verify_code: "text",
      verify_id: "text",
      device_id: "text",
      device_token: "text",
      app_key: "text",
    },
    { further: ["device_token", "verify_id", "verify_code"], key: "user_id" },
  ),
  cloud: legacy.call(
    "cloud",
    "/auth/cloud",
    {
      user_id: "text",
      app_key: "text",
      auth_key: "text",
      return_url: "text",
      state: "text",
      grant: "boolean",
      code: "text",
      app_secret: "text",
    },
    { key: "user_id" },
  ),
} satisfies Calls;
