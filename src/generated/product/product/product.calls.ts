// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { Product } from "./product.schema";

export const productCalls = {
  list: legacy.list<Product>("/user/product/get", { key: "pk" }),
  add: legacy.add<Product>("/user/product/add", () => import("./product.schema").then((m) => m.productAdd), {
    key: "pk",
  }),
  set: legacy.set<Product>("/user/product/set", () => import("./product.schema").then((m) => m.productSet), {
    key: "pk",
  }),
} satisfies Calls;
