// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deviceDuplicateReference = {
  resource: "device_duplicate",
  path: "/product/dev_dup",
  key: "id",
  title: "uid",
  access: { list: "product.dev_dup", get: "product.dev_dup" },
  alike: true,
} satisfies Reference;
