// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";
import { key, money, oneOf } from "../../../schema";
import { moneyFlowType, moneyType } from "../../enums";

export const moneySet = z.extend(
  z.partial(
    z.object({
      money_type: oneOf({ required: true, of: moneyType }),
      type: oneOf({ required: true, of: moneyFlowType }),
      money: money({ required: true, min: "0.01", max: "5000.00" }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const moneyRow = z.looseObject({
  id: z.number(),
  comp_id: z.nullish(z.number()),
  money_type: z.nullish(z.string()),
  balance: z.nullish(z.string()),
  type: z.nullish(z.number()),
  money: z.nullish(z.string()),
  gmt_update: z.nullish(z.number()),
});

export interface Money {
  readonly id: number;
  readonly comp_id: number;
  readonly money_type: "rmb" | "usd" | "inr" | "jpy";
  readonly balance: string;
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly money: string;
  readonly gmt_update: number;
}
