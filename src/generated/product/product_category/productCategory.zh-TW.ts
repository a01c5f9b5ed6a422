// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "product_category.name": "產品分類",
  "product_category.plural": "產品分類",
  "product_category.fields.category": "分類 ID",
  "product_category.fields.category_name": "英文名稱",
  "product_category.fields.category_cn_name": "中文名稱",
  "product_category.fields.device_type": "裝置類型",
  "enums.device_type.1": "家用攝影機",
  "enums.device_type.2": "4G 攝影機",
  "enums.device_type.3": "硬碟錄影機",
  "enums.device_type.4": "室外攝影機",
  "enums.device_type.5": "低功耗攝影機",
} satisfies WordTable;
