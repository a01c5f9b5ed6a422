// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { ProductVersion } from "./productVersion.schema";

export const productVersionCalls = {
  list: bearer.list<ProductVersion>("/v2/ota/admin/product/ver/list"),
  add: bearer.add<ProductVersion>("/v2/ota/admin/product/ver/add", {
    pk: "text",
    ver: "text",
    ver_num: "integer",
    min_ver_num: "integer",
    max_ver_num: "integer",
    type: "integer",
    level: "integer",
    state: "integer",
    oem: "text",
    batch_id: "text",
    tag: "text",
    link_type: "integer",
    link_id: "text",
    limit: "integer",
    details: "list",
  }),
  set: bearer.set<ProductVersion>("/v2/ota/admin/product/ver/set", {
    id: "integer",
    pk: "text",
    ver: "text",
    ver_num: "integer",
    min_ver_num: "integer",
    max_ver_num: "integer",
    type: "integer",
    level: "integer",
    state: "integer",
    oem: "text",
    batch_id: "text",
    tag: "text",
    link_type: "integer",
    link_id: "text",
    limit: "integer",
    details: "list",
  }),
  del: bearer.del("/v2/ota/admin/product/ver/del"),
} satisfies Calls;
