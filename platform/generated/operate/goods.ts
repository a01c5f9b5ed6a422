// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { GoodsType, SaleState, StockMonth } from "../../../shared/generated/enums";

export const goods = defineResource({
  table: "goods",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    img: "text",
    category_id: "integer",
    type: GoodsType,
    state: SaleState,
    comp_id: "integer",
    month: StockMonth,
    stock: "integer",
    limit: "integer",
    only: "integer",
    price: "cents",
    fact_price: "cents",
    rmb: "cents",
    usd: "cents",
    inr: "cents",
    jpy: "cents",
    attr: "text",
    sort: "integer",
    promotion_code: "text",
    other_id: "text",
    paypal_id: "text",
    stripe_id: "text",
    razorpay_id: "text",
    platform_id: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    offered: {},
    pull: {
      optional: {
        platform_id: "integer",
      },
    },
  },
});
