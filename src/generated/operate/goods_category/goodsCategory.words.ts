// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "goods_category.name": ["Goods category", "商品分类", "商品分類"],
  "goods_category.plural": ["Goods categories", "商品分类", "商品分類"],
  "goods_category.fields.id": ["ID", "编号", "編號"],
  "goods_category.fields.name": ["Name", "分类名称", "分類名稱"],
  "goods_category.fields.img": ["Image", "图片", "圖片"],
  "goods_category.fields.parent_category_id": ["Parent category", "上级分类", "上級分類"],
  "goods_category.fields.attr": ["Attributes", "分类属性", "分類屬性"],
  "goods_category.fields.attr.goods_type": ["Goods type", "商品类型", "商品類型"],
  "goods_category.fields.attr.badge": ["Badge", "角标", "角標"],
  "goods_category.fields.sort": ["Sort order", "排序", "排序"],
  "goods_category.help.sort": [
    "Lower numbers come first. Leave empty to sort last.",
    "数字越小越靠前，留空则排在最后",
    "數字越小越靠前，留空則排在最後",
  ],
} satisfies Translations;
