// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "product_category.name": "Product category",
  "product_category.plural": "Product categories",
  "product_category.fields.category": "Category ID",
  "product_category.fields.category_name": "English name",
  "product_category.fields.category_cn_name": "Chinese name",
  "product_category.fields.device_type": "Device type",
  "enums.device_type.1": "Home camera",
  "enums.device_type.2": "Cellular camera",
  "enums.device_type.3": "Video recorder",
  "enums.device_type.4": "Outdoor camera",
  "enums.device_type.5": "Low-power camera",
} satisfies WordTable;
