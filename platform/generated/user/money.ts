// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AuditState, MoneyType, PayType } from "../../../shared/generated/enums";

export const money = defineResource({
  table: "money",
  key: "id",
  fields: {
    id: "integer",
    comp_id: "integer",
    money_type: MoneyType,
    money: "cents",
    gmt_update: "integer",
  },
  calls: {
    get: {
      optional: {
        comp_id: "integer",
      },
    },
    recharge: {
      required: {
        money_type: MoneyType,
        money: "cents",
      },
      optional: {
        type: "integer",
        comp_id: "integer",
        pay_type: PayType,
        remark: "text",
        request_id: "text",
      },
    },
    withdraw: {
      required: {
        money_type: MoneyType,
        money: "cents",
        remark: "text",
        request_id: "text",
      },
      optional: {
        comp_id: "integer",
      },
    },
    audit: {
      required: {
        flow_id: "integer",
        audit_state: AuditState,
      },
      optional: {
        audit_remark: "text",
      },
    },
    approve: {
      required: {
        flow_id: "integer",
        audit_state: AuditState,
      },
      optional: {
        audit_remark: "text",
      },
    },
  },
});
