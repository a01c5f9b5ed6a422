// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "shop_goods.name": ["App goods", "应用在售商品", "應用程式在售商品"],
  "shop_goods.plural": ["App goods", "应用在售商品", "應用程式在售商品"],
  "shop_goods.fields.id": ["ID", "编号", "編號"],
  "shop_goods.fields.app_id": ["App", "应用", "應用程式"],
  "shop_goods.fields.goods_id": ["Goods", "商品", "商品"],
  "shop_goods.fields.state": ["State", "状态", "狀態"],
  "shop_goods.fields.sort": ["Sort order", "排序", "排序"],
  "shop_goods.fields.gmt_create": ["Listed", "上架时间", "上架時間"],
} satisfies Translations;
