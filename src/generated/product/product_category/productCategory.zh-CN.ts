// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "product_category.name": "产品分类",
  "product_category.plural": "产品分类",
  "product_category.fields.category": "分类 ID",
  "product_category.fields.category_name": "英文名称",
  "product_category.fields.category_cn_name": "中文名称",
  "product_category.fields.device_type": "设备类型",
  "enums.device_type.1": "家用摄像机",
  "enums.device_type.2": "4G 摄像机",
  "enums.device_type.3": "硬盘录像机",
  "enums.device_type.4": "室外摄像机",
  "enums.device_type.5": "低功耗摄像机",
} satisfies WordTable;
