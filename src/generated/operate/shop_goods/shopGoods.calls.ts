// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { ShopGoods } from "./shopGoods.schema";

export const shopGoodsCalls = {
  list: bearer.list<ShopGoods>("/v2/mall/admin/product/apprela/list"),
  set: bearer.set<ShopGoods>("/v2/mall/admin/product/apprela/set", () =>
    import("./shopGoods.schema").then((m) => m.shopGoodsSet),
  ),
} satisfies Calls;
