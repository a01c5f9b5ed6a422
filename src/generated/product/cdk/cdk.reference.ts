// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const cdkReference = {
  resource: "cdk",
  path: "/product/actcode",
  key: "cdk",
  title: "cdk",
  access: { list: "product.actcode", get: "product.actcode" },
} satisfies Reference;
