// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { MoneyType } from "../enums";

export const money = defineResource({
  table: "money",
  fields: {
    id: "integer",
    comp_id: "integer",
    money_type: MoneyType,
    money: "cents",
    gmt_update: "integer",
  },
  calls: {
    get: "fields",
    recharge: ["type", "comp_id", "money_type", "money", "pay_type", "remark", "request_id"],
    withdraw: ["comp_id", "money_type", "money", "remark", "request_id"],
    audit: ["flow_id", "audit_state", "audit_remark"],
    approve: ["flow_id", "audit_state", "audit_remark"],
  },
});
