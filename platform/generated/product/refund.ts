// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { MoneyType, RefundState } from "../../../shared/generated/enums";

export const refund = defineResource({
  table: "refund",
  key: "id",
  fields: {
    id: "integer",
    order_id: "text",
    amount: "cents",
    fee_type: MoneyType,
    reason: "text",
    state: RefundState,
    remark: "text",
    comp_id: "integer",
    user_id: "text",
    buyer_id: "integer",
    account_id: "integer",
    reopened_by: "integer",
    decided_by: "integer",
    gmt_decided: "integer",
    gmt_refund: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", set: "fields" },
});
