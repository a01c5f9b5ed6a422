// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { ProductGoods } from "./productGoods.schema";

export const productGoodsCalls = {
  list: bearer.list<ProductGoods>("/v2/mall/admin/product/pkrela/list"),
  set: bearer.set<ProductGoods>("/v2/mall/admin/product/pkrela/set", () =>
    import("./productGoods.schema").then((m) => m.productGoodsSet),
  ),
} satisfies Calls;
