// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const wakeReference = {
  resource: "wake",
  path: "/product/awake",
  key: "uid",
  title: "uid",
  access: { list: "product.awake", get: "product.awake" },
} satisfies Reference;
