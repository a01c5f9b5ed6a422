// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AuditState, MoneyFlowType, MoneyType } from "../../../shared/generated/enums";

export const moneyFlow = defineResource({
  table: "money_flow",
  key: "id",
  fields: {
    id: "integer",
    comp_id: "integer",
    type: MoneyFlowType,
    money: "cents",
    money_type: MoneyType,
    balance: "cents",
    audit_state: AuditState,
    order_id: "text",
    pay_order_id: "text",
    counterpart: "text",
    remark: "text",
    account_id: "integer",
    first_audit_id: "integer",
    second_audit_id: "integer",
    audit_remark: "text",
    gmt_audit: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields" },
});
