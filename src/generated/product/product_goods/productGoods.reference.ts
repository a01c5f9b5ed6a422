// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const productGoodsReference = {
  resource: "product_goods",
  path: "/product/product_list/product_goods",
  key: "id",
  title: "goods_id",
  access: { list: "product.product_list", get: "product.product_list" },
  alike: true,
} satisfies Reference;
