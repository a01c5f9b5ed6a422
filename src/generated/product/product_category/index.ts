// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const productCategory = {
  name: "product_category",
  section: "product",
  path: "/product/product_list/product_category",
  key: "category",
  title: "category_name",
  titles: { "zh-CN": "category_cn_name", "zh-TW": "category_cn_name" },
  style: "legacy",
  access: { list: "product.product_list", get: "product.product_list", export: "product.product_list" },
  words: wordsIn(() => import("./productCategory.words")),
  calls: () => import("./productCategory.calls").then((m) => m.productCategoryCalls),
  schema: () => import("./productCategory.schema").then((m) => ({ row: m.productCategoryRow })),
  views: {
    list: () => import("./ProductCategoryList").then((m) => ({ default: m.ProductCategoryList })),
    show: () => import("./ProductCategoryShow").then((m) => ({ default: m.ProductCategoryShow })),
  },
} satisfies ResourceProps;
