// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "shop_goods.name": "App goods",
  "shop_goods.plural": "App goods",
  "shop_goods.fields.id": "ID",
  "shop_goods.fields.app_id": "App",
  "shop_goods.fields.goods_id": "Goods",
  "shop_goods.fields.state": "State",
  "shop_goods.fields.sort": "Sort order",
  "shop_goods.fields.gmt_create": "Listed",
  "acts.sale_state.2": "Take off sale",
  "acts.sale_state.1": "Put on sale",
  "enums.sale_state.1": "On sale",
  "enums.sale_state.2": "Off sale",
} satisfies WordTable;
