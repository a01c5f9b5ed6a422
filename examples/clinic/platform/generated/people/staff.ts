// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Standing } from "../enums";

export const staff = defineResource({
  table: "staff",
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
    password: ["login_name", "former_passphrase", "chosen_passphrase", "puzzle_id", "puzzle_text"],
  },
});
