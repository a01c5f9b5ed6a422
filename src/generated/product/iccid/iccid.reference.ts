// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const iccidReference = {
  resource: "iccid",
  path: "/product/iccid",
  key: "iccid",
  title: "iccid",
  access: { list: "product.iccid", get: "product.iccid" },
} satisfies Reference;
