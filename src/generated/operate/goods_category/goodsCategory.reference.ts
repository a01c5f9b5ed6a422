// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const goodsCategoryReference = {
  resource: "goods_category",
  path: "/operate/shop",
  key: "id",
  title: "name",
  access: { list: "operate.shop", get: "operate.shop" },
  alike: true,
  parent: "parent_category_id",
  order: "sort",
} satisfies Reference;
