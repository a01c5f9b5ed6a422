// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "product_goods.name": "Product goods",
  "product_goods.plural": "Product goods",
  "product_goods.fields.id": "ID",
  "product_goods.fields.pk": "Product",
  "product_goods.fields.goods_id": "Goods",
  "product_goods.fields.state": "State",
  "product_goods.fields.sort": "Sort order",
  "product_goods.fields.gmt_create": "Linked",
  "acts.sale_state.2": "Take off sale",
  "acts.sale_state.1": "Put on sale",
  "enums.sale_state.1": "On sale",
  "enums.sale_state.2": "Off sale",
} satisfies WordTable;
