// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const operator = defineResource({
  table: "operator",
  key: "user_id",
  fields: {
    user_id: "text",
    user_password: "secret",
    user_email: "text",
    user_phone_area: "text",
    user_phone: "text",
    comp_id: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
