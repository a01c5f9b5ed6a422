// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import {
  attributes,
  flag,
  integer,
  key,
  money,
  oneOf,
  referenceTo,
  rowOf,
  text,
  timestamp,
  url,
} from "pilothouse/schema";
import * as z from "zod/mini";
import { goodsType, lifecycleDays, saleState, stockMonth } from "../../enums";
import { companyReference } from "../company/company.reference";
import { goodsCategoryReference } from "../goods_category/goodsCategory.reference";
import { thirdPartyReference } from "../third_party/thirdParty.reference";

export const goodsAdd = z.object({
  name: text({ required: true, max: 64 }),
  img: url({ uploaded: true }),
  category_id: referenceTo({ required: true, of: goodsCategoryReference, tree: true }),
  type: oneOf({ required: true, of: goodsType }),
  state: oneOf({ required: true, of: saleState }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  month: oneOf({ required: true, of: stockMonth }),
  stock: integer({ min: 0 }),
  limit: integer({ min: 0 }),
  only: flag(),
  price: money({ required: true, min: "0.00", currency: "rmb" }),
  fact_price: money({ required: true, min: "0.00", currency: "rmb" }),
  rmb: money({ min: "0.00", currency: "rmb" }),
  usd: money({ min: "0.00", currency: "usd" }),
  inr: money({ min: "0.00", currency: "inr" }),
  jpy: money({ min: "0.00", currency: "jpy" }),
  attr: attributes({
    of: { lifecycle: oneOf({ of: lifecycleDays }), traffic: integer({ min: 0 }), viewers: integer({ min: 0 }) },
  }),
  sort: integer({ min: 0, sort: true }),
  promotion_code: text({ max: 32, pattern: "code" }),
  other_id: text({ max: 64 }),
  paypal_id: text({ max: 64 }),
  stripe_id: text({ max: 64 }),
  razorpay_id: text({ max: 64 }),
  platform_id: referenceTo({ of: thirdPartyReference }),
});

export const goodsSet = z.extend(z.partial(goodsAdd), { id: key() });

export const goodsRow = rowOf(z.extend(goodsAdd, { id: key(), gmt_create: timestamp() }));

export type Goods = z.infer<typeof goodsRow>;
