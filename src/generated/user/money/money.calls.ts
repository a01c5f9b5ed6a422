// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Money } from "./money.schema";

export const moneyCalls = {
  get: bearer.get<Money>("/v2/mall/comp/money/get", { comp_id: "integer" }),
  recharge: bearer.call<{
    readonly comp_id: number;
    readonly money_type: "rmb" | "usd" | "inr" | "jpy";
    readonly money: string;
    readonly pay_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
    readonly remark: string;
    readonly request_id: string;
  }>(
    "recharge",
    "/v2/mall/comp/money/set",
    { comp_id: "integer", money_type: "text", money: "text", pay_type: "integer", remark: "text", request_id: "text" },
    { constants: { type: 1 } },
  ),
  withdraw: bearer.call<{
    readonly comp_id: number;
    readonly money_type: "rmb" | "usd" | "inr" | "jpy";
    readonly money: string;
    readonly remark: string;
    readonly request_id: string;
  }>(
    "withdraw",
    "/v2/mall/comp/money/set",
    { comp_id: "integer", money_type: "text", money: "text", remark: "text", request_id: "text" },
    { constants: { type: 3 } },
  ),
  audit: bearer.call<{
    readonly flow_id: number;
    readonly audit_state: 1 | 2 | 3 | 4 | 5;
    readonly audit_remark: string;
  }>(
    "audit",
    "/v2/mall/comp/money/set",
    { flow_id: "integer", audit_state: "integer", audit_remark: "text" },
    { constants: { cmd: "audit" } },
  ),
  approve: bearer.call<{
    readonly flow_id: number;
    readonly audit_state: 1 | 2 | 3 | 4 | 5;
    readonly audit_remark: string;
  }>(
    "approve",
    "/v2/mall/comp/money/set",
    { flow_id: "integer", audit_state: "integer", audit_remark: "text" },
    { constants: { cmd: "approve" } },
  ),
} satisfies Calls;
