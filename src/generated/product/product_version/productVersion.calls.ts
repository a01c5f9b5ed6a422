// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { ProductVersion } from "./productVersion.schema";

export const productVersionCalls = {
  list: bearer.list<ProductVersion>("/v2/ota/admin/product/ver/list"),
  add: bearer.add<ProductVersion>("/v2/ota/admin/product/ver/add", () =>
    import("./productVersion.schema").then((m) => m.productVersionAdd),
  ),
  set: bearer.set<ProductVersion>("/v2/ota/admin/product/ver/set", () =>
    import("./productVersion.schema").then((m) => m.productVersionSet),
  ),
  del: bearer.del("/v2/ota/admin/product/ver/del"),
} satisfies Calls;
