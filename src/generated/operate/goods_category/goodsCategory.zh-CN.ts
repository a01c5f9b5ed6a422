// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "goods_category.name": "商品分类",
  "goods_category.plural": "商品分类",
  "goods_category.fields.id": "编号",
  "goods_category.fields.name": "分类名称",
  "goods_category.fields.img": "图片",
  "goods_category.fields.parent_category_id": "上级分类",
  "goods_category.fields.attr": "分类属性",
  "goods_category.fields.attr.goods_type": "商品类型",
  "goods_category.fields.attr.badge": "角标",
  "goods_category.fields.sort": "排序",
  "goods_category.help.sort": "数字越小越靠前，留空则排在最后",
  "enums.goods_type.1": "云存储套餐",
  "enums.goods_type.2": "物联网流量套餐",
  "enums.goods_type.3": "直播服务套餐",
  "enums.goods_type.4": "智能识别套餐",
} satisfies WordTable;
