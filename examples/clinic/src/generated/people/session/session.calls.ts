// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";

export const sessionCalls = {
  sign_in: bearer.call(
    "sign_in",
    "/clinic/session/open",
    {
      login_name: "text",
      passphrase: "text",
      verify_code: "text",
      verify_id: "text",
      device_system: "text",
      device_id: "text",
      device_token: "text",
      device_model: "text",
    },
    { key: "login_name" },
  ),
  picture: bearer.call("picture", "/clinic/session/picture", {}, { key: "login_name" }),
  sign_out: bearer.call("sign_out", "/clinic/session/close", {}, { key: "login_name" }),
} satisfies Calls;
