// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";

export const sessionCalls = {
  sign_in: bearer.call(
    "sign_in",
    "/clinic/session/open",
    {
      login_name: "text",
      passphrase: "text",
      puzzle_text: "text",
      puzzle_id: "text",
      workstation_system: "text",
      workstation_id: "text",
      workstation_token: "text",
      workstation_model: "text",
    },
    { key: "login_name" },
  ),
  picture: bearer.call("picture", "/clinic/session/picture", {}, { key: "login_name" }),
  sign_out: bearer.call("sign_out", "/clinic/session/close", {}, { key: "login_name" }),
} satisfies Calls;
