// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";

export const sessionCalls = {
  sign_in: bearer.call<{
    readonly user_id: string;
    readonly user_password: string;
    readonly verify_code: string;
    readonly verify_id: string;
    readonly device_id: string;
    readonly device_token: string;
    readonly device_model: string;
  }>(
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
    { constants: { device_system: "web" }, key: "user_id" },
  ),
  code: bearer.call("code", "/v2/user/login/code", {}, { key: "user_id" }),
  sign_out: legacy.call("sign_out", "/user/logout", {}, { key: "user_id" }),
  cloud_sign_in: legacy.call<{
    readonly user_id: string;
    readonly user_password: string;
    readonly verify_code: string;
    readonly verify_id: string;
    readonly device_id: string;
    readonly device_token: string;
    readonly app_key: string;
  }>(
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
    { key: "user_id" },
  ),
  cloud: legacy.call<{
    readonly user_id: string;
    readonly app_key: string;
    readonly auth_key: string;
    readonly return_url: string;
    readonly state: string;
    readonly grant: 0 | 1;
    readonly code: string;
    readonly app_secret: string;
  }>(
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
