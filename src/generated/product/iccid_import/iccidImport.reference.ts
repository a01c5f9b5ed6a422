// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const iccidImportReference = {
  resource: "iccid_import",
  path: "/product/iccid/iccid_import",
  key: "id",
  title: "name",
  access: { list: "product.iccid.import", get: "product.iccid.import" },
  alike: true,
} satisfies Reference;
