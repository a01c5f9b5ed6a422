// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { ProductCategory } from "./productCategory.schema";

export const productCategoryCalls = {
  list: legacy.list<ProductCategory>("/user/product/category/get", { key: "category" }),
} satisfies Calls;
