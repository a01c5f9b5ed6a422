// Generated from resources/vas/live_order.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { MoneyType, OrderState, PayType } from "../../../shared/generated/enums";

export const liveOrder = defineResource({
  table: "live_order",
  key: "order_id",
  fields: {
    order_id: "text",
    uid: "text",
    app_id: "integer",
    user_id: "text",
    spec_id: "integer",
    viewers: "integer",
    order_state: OrderState,
    pay_type: PayType,
    price: "cents",
    fee_type: MoneyType,
    comp_id: "integer",
    gmt_begin: "integer",
    gmt_end: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields" },
});
