// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const payOrderRow = z.looseObject({
  pay_order_id: z.string(),
  purpose: z.nullish(z.number()),
  state: z.nullish(z.number()),
  money: z.nullish(z.string()),
  money_type: z.nullish(z.string()),
  pay_type: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  order_id: z.nullish(z.string()),
  pay_id: z.nullish(z.number()),
  platform_order_id: z.nullish(z.string()),
  reason: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  account_id: z.nullish(z.number()),
  request: z.nullish(z.string()),
  pay_url: z.nullish(z.string()),
  gmt_pay: z.nullish(z.number()),
  gmt_expire: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface PayOrder {
  readonly pay_order_id: string;
  readonly purpose: 1 | 2;
  readonly state: 1 | 2 | 3 | 4 | 5 | 6;
  readonly money: string;
  readonly money_type: "rmb" | "usd" | "inr" | "jpy";
  readonly pay_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly comp_id: number;
  readonly order_id: string;
  readonly pay_id: number;
  readonly platform_order_id: string;
  readonly reason: string;
  readonly remark: string;
  readonly account_id: number;
  readonly request: string;
  readonly pay_url: string;
  readonly gmt_pay: number;
  readonly gmt_expire: number;
  readonly gmt_create: number;
}
