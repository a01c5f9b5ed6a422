// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Product } from "./product.schema";

export const productCalls = {
  list: legacy.list<Product>("/user/product/get", { key: "pk" }),
  add: legacy.add<Product>(
    "/user/product/add",
    {
      name: "text",
      img: "text",
      category: "integer",
      comp_id: "integer",
      node_type: "integer",
      sys: "integer",
      oem: "text",
      link_type: "integer",
      link_id: "text",
      batch_id: "text",
      attr: "text",
      remark: "text",
    },
    { key: "pk" },
  ),
  set: legacy.set<Product>(
    "/user/product/set",
    {
      pk: "text",
      name: "text",
      img: "text",
      category: "integer",
      comp_id: "integer",
      node_type: "integer",
      sys: "integer",
      oem: "text",
      link_type: "integer",
      link_id: "text",
      batch_id: "text",
      attr: "text",
      remark: "text",
    },
    { key: "pk" },
  ),
} satisfies Calls;
