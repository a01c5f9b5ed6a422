// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const productVersionReference = {
  resource: "product_version",
  path: "/product/product_list/product_version",
  key: "id",
  title: "ver",
  access: { list: "product.product_list", get: "product.product_list" },
  alike: true,
} satisfies Reference;
