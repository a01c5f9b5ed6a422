// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const moneyRow = z.looseObject({
  id: z.number(),
  comp_id: z.nullish(z.number()),
  money_type: z.nullish(z.string()),
  money: z.nullish(z.string()),
  gmt_update: z.nullish(z.number()),
});

export interface Money {
  readonly id: number;
  readonly comp_id: number;
  readonly money_type: "rmb" | "usd" | "inr" | "jpy";
  readonly money: string;
  readonly gmt_update: number;
}
