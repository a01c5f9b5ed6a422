// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const licenseReference = {
  resource: "license",
  path: "/product/lic_list",
  key: "lic_code",
  title: "lic_code",
  access: { list: "product.lic_list", get: "product.lic_list" },
} satisfies Reference;
