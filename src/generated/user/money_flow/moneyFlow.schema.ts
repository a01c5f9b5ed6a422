// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const moneyFlowRow = z.looseObject({
  id: z.number(),
  comp_id: z.nullish(z.number()),
  type: z.nullish(z.number()),
  money: z.nullish(z.string()),
  money_type: z.nullish(z.string()),
  balance: z.nullish(z.string()),
  audit_state: z.nullish(z.number()),
  order_id: z.nullish(z.string()),
  pay_order_id: z.nullish(z.string()),
  counterpart: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  account_id: z.nullish(z.number()),
  first_audit_id: z.nullish(z.number()),
  second_audit_id: z.nullish(z.number()),
  audit_remark: z.nullish(z.string()),
  gmt_audit: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface MoneyFlow {
  readonly id: number;
  readonly comp_id: number;
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly money: string;
  readonly money_type: "rmb" | "usd" | "inr" | "jpy";
  readonly balance: string;
  readonly audit_state: 1 | 2 | 3 | 4 | 5;
  readonly order_id: string;
  readonly pay_order_id: string;
  readonly counterpart: string;
  readonly remark: string;
  readonly account_id: number;
  readonly first_audit_id: number;
  readonly second_audit_id: number;
  readonly audit_remark: string;
  readonly gmt_audit: number;
  readonly gmt_create: number;
}
