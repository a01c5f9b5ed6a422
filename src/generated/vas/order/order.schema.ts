// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const orderRow = z.looseObject({
  order_id: z.string(),
  type: z.nullish(z.number()),
  order_state: z.nullish(z.number()),
  spec_id: z.nullish(z.number()),
  price: z.nullish(z.string()),
  fee_type: z.nullish(z.string()),
  buy_num: z.nullish(z.number()),
  count: z.nullish(z.number()),
  pay_type: z.nullish(z.number()),
  app_id: z.nullish(z.number()),
  user_id: z.nullish(z.string()),
  uid: z.nullish(z.string()),
  link_id: z.nullish(z.string()),
  pay_order_id: z.nullish(z.string()),
  platform_order_id: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  seller_id: z.nullish(z.number()),
  request: z.nullish(z.string()),
  refund_state: z.nullish(z.number()),
  refund_reason: z.nullish(z.string()),
  gmt_pay: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Order {
  readonly order_id: string;
  readonly type: 1 | 2 | 3 | 4;
  readonly order_state: 1 | 2 | 3 | 4 | 5 | 6;
  readonly spec_id: number;
  readonly price: string;
  readonly fee_type: "rmb" | "usd" | "inr" | "jpy";
  readonly buy_num: number;
  readonly count: number;
  readonly pay_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly app_id: number;
  readonly user_id: string;
  readonly uid: string;
  readonly link_id: string;
  readonly pay_order_id: string;
  readonly platform_order_id: string;
  readonly comp_id: number;
  readonly seller_id: number;
  readonly request: string;
  readonly refund_state: 0 | 1 | 2 | 3;
  readonly refund_reason: string;
  readonly gmt_pay: number;
  readonly gmt_create: number;
}
