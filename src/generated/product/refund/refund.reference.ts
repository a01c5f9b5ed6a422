// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const refundReference = {
  resource: "refund",
  path: "/product/refund",
  key: "id",
  title: "id",
  access: { list: "product.refund", get: "product.refund" },
} satisfies Reference;
