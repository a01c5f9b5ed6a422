// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";
import type { Goods } from "./goods.schema";

export const goodsCalls = {
  list: bearer.list<Goods>("/v2/mall/admin/product/list"),
  add: bearer.add<Goods>("/v2/mall/admin/product/add", () => import("./goods.schema").then((m) => m.goodsAdd)),
  set: bearer.set<Goods>("/v2/mall/admin/product/set", () => import("./goods.schema").then((m) => m.goodsSet)),
  del: bearer.del("/v2/mall/admin/product/del"),
  offered: bearer.call("offered", "/v2/mall/admin/product/offered/list"),
  pull: legacy.call("pull", "/mall/other/goods/pull", { platform_id: "integer" }),
} satisfies Calls;
