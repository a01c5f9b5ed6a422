// Generated from resources/product/cdk_import.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const cdkImportReference = {
  resource: "cdk_import",
  path: "/product/actcode/cdk_import",
  key: "id",
  title: "name",
  access: { list: "product.actcode.import", get: "product.actcode.import" },
  alike: true,
} satisfies Reference;
