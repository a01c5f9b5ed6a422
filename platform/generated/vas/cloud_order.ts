// Generated from resources/vas/cloud_order.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { LifecycleDays, MoneyType, OrderState, OrderType, PayType } from "../../../shared/generated/enums";

export const cloudOrder = defineResource({
  table: "cloud_order",
  key: "order_id",
  fields: {
    order_id: "text",
    uid: "text",
    app_id: "integer",
    user_id: "text",
    comp_id: "integer",
    spec_id: "integer",
    lifecycle: LifecycleDays,
    month: "integer",
    type: OrderType,
    order_state: OrderState,
    pay_type: PayType,
    price: "cents",
    fee_type: MoneyType,
    zone: "text",
    gmt_begin: "integer",
    gmt_end: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields" },
});
