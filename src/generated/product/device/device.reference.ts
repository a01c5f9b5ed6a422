// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deviceReference = {
  resource: "device",
  path: "/product/device",
  key: "uid",
  title: "uid",
  access: { list: "product.device", get: "product.device" },
} satisfies Reference;
