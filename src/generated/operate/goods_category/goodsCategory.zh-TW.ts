// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "goods_category.name": "商品分類",
  "goods_category.plural": "商品分類",
  "goods_category.fields.id": "編號",
  "goods_category.fields.name": "分類名稱",
  "goods_category.fields.img": "圖片",
  "goods_category.fields.parent_category_id": "上級分類",
  "goods_category.fields.attr": "分類屬性",
  "goods_category.fields.attr.goods_type": "商品類型",
  "goods_category.fields.attr.badge": "角標",
  "goods_category.fields.sort": "排序",
  "goods_category.help.sort": "數字越小越靠前，留空則排在最後",
  "enums.goods_type.1": "雲端儲存方案",
  "enums.goods_type.2": "物聯網流量方案",
  "enums.goods_type.3": "直播服務方案",
  "enums.goods_type.4": "智慧辨識方案",
} satisfies WordTable;
