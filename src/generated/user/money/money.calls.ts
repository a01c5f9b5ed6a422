// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice } from "pilothouse/wire";
import type { auditState, moneyType, payType } from "../../enums";
import type { Money } from "./money.schema";

export const moneyCalls = {
  get: bearer.get<Money>("/v2/mall/comp/money/get", { comp_id: "integer" }),
  recharge: bearer.call(
    "recharge",
    "/v2/mall/comp/money/set",
    {
      type: "integer",
      comp_id: "integer",
      money_type: choice<typeof moneyType>("text"),
      money: "text",
      pay_type: choice<typeof payType>("integer"),
      remark: "text",
      request_id: "text",
    },
    { further: ["type", "pay_type", "remark"] },
  ),
  withdraw: bearer.call(
    "withdraw",
    "/v2/mall/comp/money/set",
    {
      comp_id: "integer",
      money_type: choice<typeof moneyType>("text"),
      money: "text",
      remark: "text",
      request_id: "text",
    },
    { constants: { type: 3 } },
  ),
  audit: bearer.call(
    "audit",
    "/v2/mall/comp/money/set",
    { flow_id: "integer", audit_state: choice<typeof auditState>("integer"), audit_remark: "text" },
    { constants: { cmd: "audit" } },
  ),
  approve: bearer.call(
    "approve",
    "/v2/mall/comp/money/set",
    { flow_id: "integer", audit_state: choice<typeof auditState>("integer"), audit_remark: "text" },
    { constants: { cmd: "approve" } },
  ),
} satisfies Calls;
