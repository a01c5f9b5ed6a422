// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const shopGoodsReference = {
  resource: "shop_goods",
  path: "/operate/shop/shop_goods",
  key: "id",
  title: "goods_id",
  access: { list: "operate.shop", get: "operate.shop" },
  alike: true,
} satisfies Reference;
