// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Standing } from "../../../shared/generated/enums";

export const staff = defineResource({
  table: "staff",
  key: "staff_no",
  fields: {
    staff_no: "integer",
    login_name: "text",
    passphrase: "secret",
    full_name: "text",
    serves_as: "integer",
    automatic: "integer",
    posted_to: "integer",
    standing: Standing,
    engaged_until: "integer",
    mailbox: "text",
    mobile_prefix: "text",
    mobile: "text",
    seen_at: "integer",
    engaged_at: "integer",
  },
  calls: {
    list: "fields",
    get: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    password: {
      required: {
        login_name: "text",
        former_passphrase: "secret",
        chosen_passphrase: "secret",
      },
      optional: {
        puzzle_id: "text",
        puzzle_text: "text",
      },
    },
  },
});
