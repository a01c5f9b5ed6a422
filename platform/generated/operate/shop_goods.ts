// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { SaleState } from "../../../shared/generated/enums";

export const shopGoods = defineResource({
  table: "shop_goods",
  key: "id",
  fields: {
    id: "integer",
    app_id: "integer",
    goods_id: "integer",
    state: SaleState,
    sort: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", set: "fields" },
});
