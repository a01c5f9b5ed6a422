// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const productReference = {
  resource: "product",
  path: "/product/product_list",
  key: "pk",
  title: "name",
  access: { list: "product.product_list", get: "product.product_list" },
  alike: true,
} satisfies Reference;
