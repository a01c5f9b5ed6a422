// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const deviceStateReference = {
  resource: "device_state",
  path: "/product/device_state",
  key: "uid",
  title: "uid",
  access: { list: "product.device_state", get: "product.device_state" },
} satisfies Reference;
