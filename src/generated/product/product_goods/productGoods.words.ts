// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "product_goods.name": ["Product goods", "产品关联商品", "產品關聯商品"],
  "product_goods.plural": ["Product goods", "产品关联商品", "產品關聯商品"],
  "product_goods.fields.id": ["ID", "编号", "編號"],
  "product_goods.fields.pk": ["Product", "产品", "產品"],
  "product_goods.fields.goods_id": ["Goods", "商品", "商品"],
  "product_goods.fields.state": ["State", "状态", "狀態"],
  "product_goods.fields.sort": ["Sort order", "排序", "排序"],
  "product_goods.fields.gmt_create": ["Linked", "关联时间", "關聯時間"],
} satisfies Translations;
