// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { refundState } from "../../enums";

export const refundSet = z.extend(
  z.partial(
    z.object({
      state: oneOf({ required: true, of: refundState }),
      remark: text({ max: 256 }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const refundRow = z.looseObject({
  id: z.number(),
  order_id: z.nullish(z.string()),
  amount: z.nullish(z.string()),
  fee_type: z.nullish(z.string()),
  reason: z.nullish(z.string()),
  state: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  account_id: z.nullish(z.number()),
  reopened_by: z.nullish(z.number()),
  gmt_refund: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Refund {
  readonly id: number;
  readonly order_id: string;
  readonly amount: string;
  readonly fee_type: "rmb" | "usd" | "inr" | "jpy";
  readonly reason: string;
  readonly state: 1 | 2 | 3;
  readonly remark: string;
  readonly comp_id: number;
  readonly account_id: number;
  readonly reopened_by: number;
  readonly gmt_refund: number;
  readonly gmt_create: number;
}
