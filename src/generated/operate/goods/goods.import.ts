// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { goodsType, publishState, stockMonth } from "../../enums";
import { companyReference } from "../company/company.reference";
import { goodsCategoryReference } from "../goods_category/goodsCategory.reference";
import { thirdPartyReference } from "../third_party/thirdParty.reference";
import { goodsCalls } from "./goods.calls";

export const goodsImporter = {
  call: goodsCalls.add,
  natural: ["name", "comp_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "img", as: "text", schema: { builder: "url", args: {} } },
    {
      name: "category_id",
      as: "reference",
      of: goodsCategoryReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "type",
      as: "enum",
      of: goodsType,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: goodsType } },
    },
    {
      name: "state",
      as: "enum",
      of: publishState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: publishState } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "month",
      as: "enum",
      of: stockMonth,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: stockMonth } },
    },
    { name: "stock", as: "number", schema: { builder: "integer", args: { min: 0 } } },
    { name: "limit", as: "number", schema: { builder: "integer", args: { min: 0 } } },
    { name: "only", as: "flag", schema: { builder: "flag", args: {} } },
    {
      name: "price",
      as: "amount",
      required: true,
      schema: { builder: "money", args: { required: true, min: "0.00" } },
    },
    {
      name: "fact_price",
      as: "amount",
      required: true,
      schema: { builder: "money", args: { required: true, min: "0.00" } },
    },
    { name: "rmb", as: "amount", schema: { builder: "money", args: { min: "0.00" } } },
    { name: "usd", as: "amount", schema: { builder: "money", args: { min: "0.00" } } },
    { name: "inr", as: "amount", schema: { builder: "money", args: { min: "0.00" } } },
    { name: "jpy", as: "amount", schema: { builder: "money", args: { min: "0.00" } } },
    { name: "sort", as: "number", schema: { builder: "integer", args: { min: 0 } } },
    { name: "promotion_code", as: "text", schema: { builder: "text", args: { max: 32, pattern: "code" } } },
    { name: "other_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "paypal_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "stripe_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    { name: "razorpay_id", as: "text", schema: { builder: "text", args: { max: 64 } } },
    {
      name: "platform_id",
      as: "reference",
      of: thirdPartyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
  ],
} satisfies Importer;
