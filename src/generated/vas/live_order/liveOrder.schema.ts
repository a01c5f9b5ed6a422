// Generated from resources/vas/live_order.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const liveOrderRow = z.looseObject({
  order_id: z.string(),
  uid: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  user_id: z.nullish(z.string()),
  spec_id: z.nullish(z.number()),
  viewers: z.nullish(z.number()),
  order_state: z.nullish(z.number()),
  pay_type: z.nullish(z.number()),
  price: z.nullish(z.string()),
  fee_type: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_begin: z.nullish(z.number()),
  gmt_end: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface LiveOrder {
  readonly order_id: string;
  readonly uid: string;
  readonly app_id: number;
  readonly user_id: string;
  readonly spec_id: number;
  readonly viewers: number;
  readonly order_state: 1 | 2 | 3 | 4 | 5 | 6;
  readonly pay_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly price: string;
  readonly fee_type: "rmb" | "usd" | "inr" | "jpy";
  readonly comp_id: number;
  readonly gmt_begin: number;
  readonly gmt_end: number;
  readonly gmt_create: number;
}
