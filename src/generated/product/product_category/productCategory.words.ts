// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "product_category.name": ["Product category", "产品分类", "產品分類"],
  "product_category.plural": ["Product categories", "产品分类", "產品分類"],
  "product_category.fields.category": ["Category ID", "分类 ID", "分類 ID"],
  "product_category.fields.category_name": ["English name", "英文名称", "英文名稱"],
  "product_category.fields.category_cn_name": ["Chinese name", "中文名称", "中文名稱"],
  "product_category.fields.device_type": ["Device type", "设备类型", "裝置類型"],
} satisfies Translations;
