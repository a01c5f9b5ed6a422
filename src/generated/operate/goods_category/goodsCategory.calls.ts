// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { GoodsCategory } from "./goodsCategory.schema";

export const goodsCategoryCalls = {
  list: legacy.list<GoodsCategory>("/mall/category/query"),
  add: legacy.add<GoodsCategory>("/mall/category/add", () =>
    import("./goodsCategory.schema").then((m) => m.goodsCategoryAdd),
  ),
  set: legacy.set<GoodsCategory>("/mall/category/set", () =>
    import("./goodsCategory.schema").then((m) => m.goodsCategorySet),
  ),
  del: legacy.del("/mall/category/delete"),
} satisfies Calls;
