// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Carrier, MoneyType, OrderState, PayType, StockMonth } from "../../../shared/generated/enums";

export const iotOrder = defineResource({
  table: "iot_order",
  key: "order_id",
  fields: {
    order_id: "text",
    uid: "text",
    iccid: "text",
    network_type: Carrier,
    spec_id: "integer",
    traffic: "integer",
    used: "integer",
    month: StockMonth,
    order_state: OrderState,
    pay_type: PayType,
    price: "cents",
    fee_type: MoneyType,
    comp_id: "integer",
    gmt_end: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields" },
});
