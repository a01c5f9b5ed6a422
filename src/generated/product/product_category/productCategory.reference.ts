// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const productCategoryReference = {
  resource: "product_category",
  path: "/product/product_list/product_category",
  key: "category",
  title: "category_name",
  access: { list: "product.product_list", get: "product.product_list" },
  titles: { "zh-CN": "category_cn_name", "zh-TW": "category_cn_name" },
  alike: true,
} satisfies Reference;
