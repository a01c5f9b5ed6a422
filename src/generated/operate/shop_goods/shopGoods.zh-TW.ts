// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "shop_goods.name": "應用程式在售商品",
  "shop_goods.plural": "應用程式在售商品",
  "shop_goods.fields.id": "編號",
  "shop_goods.fields.app_id": "應用程式",
  "shop_goods.fields.goods_id": "商品",
  "shop_goods.fields.state": "狀態",
  "shop_goods.fields.sort": "排序",
  "shop_goods.fields.gmt_create": "上架時間",
  "acts.sale_state.2": "下架",
  "acts.sale_state.1": "上架",
  "enums.sale_state.1": "已上架",
  "enums.sale_state.2": "已下架",
} satisfies WordTable;
