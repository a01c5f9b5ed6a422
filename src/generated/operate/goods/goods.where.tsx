// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { goodsType, saleState, stockMonth } from "../../enums";
import { companyReference } from "../company/company.reference";
import { goodsCategoryReference } from "../goods_category/goodsCategory.reference";
import { thirdPartyReference } from "../third_party/thirdParty.reference";

export const goodsWhere = [
  { source: "name", as: "text" },
  { source: "img", as: "presence" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  {
    source: "category_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="category_id" of={goodsCategoryReference} tree />,
  },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="type" of={goodsType} />,
  },
  {
    source: "month",
    as: "choice",
    numeric: true,
    values: [1, 3, 6, 12],
    offers: <EnumFilter source="month" of={stockMonth} />,
  },
  { source: "rmb", as: "amount" },
  { source: "usd", as: "amount" },
  { source: "inr", as: "amount" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={saleState} />,
  },
  { source: "id", as: "whole" },
  { source: "stock", as: "whole" },
  { source: "limit", as: "whole" },
  { source: "only", as: "flag" },
  { source: "price", as: "amount" },
  { source: "fact_price", as: "amount" },
  { source: "jpy", as: "amount" },
  { source: "sort", as: "whole" },
  { source: "promotion_code", as: "text" },
  { source: "other_id", as: "text" },
  { source: "paypal_id", as: "text" },
  { source: "stripe_id", as: "text" },
  { source: "razorpay_id", as: "text" },
  {
    source: "platform_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="platform_id" of={thirdPartyReference} />,
  },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
