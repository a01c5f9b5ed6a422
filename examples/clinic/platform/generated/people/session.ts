// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const session = defineResource({
  table: null,
  key: "login_name",
  fields: {
    login_name: "text",
    passphrase: "secret",
    puzzle_text: "text",
    puzzle_id: "text",
    workstation_system: "text",
    workstation_id: "text",
    workstation_token: "text",
    workstation_model: "text",
  },
  calls: {
    sign_in: {
      required: {
        login_name: "text",
        passphrase: "secret",
      },
      optional: {
        puzzle_text: "text",
        puzzle_id: "text",
        workstation_system: "text",
        workstation_id: "text",
        workstation_token: "text",
        workstation_model: "text",
      },
    },
    picture: {},
    sign_out: {},
  },
});
