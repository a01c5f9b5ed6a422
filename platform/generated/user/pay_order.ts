// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { MoneyType, OrderState, PayPurpose, PayType } from "../../../shared/generated/enums";

export const payOrder = defineResource({
  table: "pay_order",
  key: "pay_order_id",
  fields: {
    pay_order_id: "text",
    purpose: PayPurpose,
    state: OrderState,
    money: "cents",
    money_type: MoneyType,
    pay_type: PayType,
    comp_id: "integer",
    order_id: "text",
    pay_id: "integer",
    platform_order_id: "text",
    reason: "text",
    remark: "text",
    account_id: "integer",
    request: "text",
    pay_url: "text",
    gmt_pay: "integer",
    gmt_expire: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    cancel: {
      required: {
        pay_order_id: "text",
      },
    },
  },
});
