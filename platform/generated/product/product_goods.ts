// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { SaleState } from "../../../shared/generated/enums";

export const productGoods = defineResource({
  table: "product_goods",
  key: "id",
  fields: {
    id: "integer",
    pk: "text",
    goods_id: "integer",
    state: SaleState,
    sort: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", set: "fields" },
});
