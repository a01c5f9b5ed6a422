// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OpenState } from "../../../shared/generated/enums";

export const paymentApp = defineResource({
  table: "payment_app",
  key: "id",
  fields: {
    id: "integer",
    app_id: "integer",
    pay_id: "integer",
    state: OpenState,
    gmt_create: "integer",
  },
  calls: { list: "fields", set: "fields" },
});
