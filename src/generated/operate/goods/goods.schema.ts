// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, flag, integer, key, money, oneOf, referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { goodsType, lifecycleDays, publishState, stockMonth } from "../../enums";

export const goodsAdd = z.object({
  name: text({ required: true, max: 64 }),
  img: url(),
  category_id: referenceTo({ required: true, type: "number" }),
  type: oneOf({ required: true, of: goodsType }),
  state: oneOf({ required: true, of: publishState }),
  comp_id: referenceTo({ required: true, type: "number" }),
  month: oneOf({ required: true, of: stockMonth }),
  stock: integer({ min: 0 }),
  limit: integer({ min: 0 }),
  only: flag(),
  price: money({ required: true, min: "0.00" }),
  fact_price: money({ required: true, min: "0.00" }),
  rmb: money({ min: "0.00" }),
  usd: money({ min: "0.00" }),
  inr: money({ min: "0.00" }),
  jpy: money({ min: "0.00" }),
  attr: attributes({
    of: { lifecycle: oneOf({ of: lifecycleDays }), traffic: integer({ min: 0 }), viewers: integer({ min: 0 }) },
  }),
  sort: integer({ min: 0 }),
  promotion_code: text({ max: 32, pattern: "code" }),
  other_id: text({ max: 64 }),
  paypal_id: text({ max: 64 }),
  stripe_id: text({ max: 64 }),
  razorpay_id: text({ max: 64 }),
  platform_id: referenceTo({ type: "number" }),
});

export const goodsSet = z.extend(z.partial(goodsAdd), { id: key({ type: "number" }) });

export const goodsRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  img: z.nullish(z.string()),
  category_id: z.nullish(z.number()),
  type: z.nullish(z.number()),
  state: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  month: z.nullish(z.number()),
  stock: z.nullish(z.number()),
  limit: z.nullish(z.number()),
  only: z.nullish(z.literal([0, 1])),
  price: z.nullish(z.string()),
  fact_price: z.nullish(z.string()),
  rmb: z.nullish(z.string()),
  usd: z.nullish(z.string()),
  inr: z.nullish(z.string()),
  jpy: z.nullish(z.string()),
  attr: z.nullish(z.string()),
  sort: z.nullish(z.number()),
  promotion_code: z.nullish(z.string()),
  other_id: z.nullish(z.string()),
  paypal_id: z.nullish(z.string()),
  stripe_id: z.nullish(z.string()),
  razorpay_id: z.nullish(z.string()),
  platform_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Goods {
  readonly id: number;
  readonly name: string;
  readonly img: string;
  readonly category_id: number;
  readonly type: 1 | 2 | 3 | 4;
  readonly state: 1 | 2;
  readonly comp_id: number;
  readonly month: 1 | 3 | 6 | 12;
  readonly stock: number;
  readonly limit: number;
  readonly only: 0 | 1;
  readonly price: string;
  readonly fact_price: string;
  readonly rmb: string;
  readonly usd: string;
  readonly inr: string;
  readonly jpy: string;
  readonly attr: string;
  readonly sort: number;
  readonly promotion_code: string;
  readonly other_id: string;
  readonly paypal_id: string;
  readonly stripe_id: string;
  readonly razorpay_id: string;
  readonly platform_id: number;
  readonly gmt_create: number;
}
