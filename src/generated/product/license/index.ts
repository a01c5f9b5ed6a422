// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const license = {
  name: "license",
  section: "product",
  path: "/product/lic_list",
  key: "lic_code",
  keyType: "string",
  title: "lic_code",
  access: { list: "product.lic_list", get: "product.lic_list", export: "product.lic_list.export" },
  further: ["uid", "state", "comp_id", "gmt_grant", "gmt_create"],
  search: [{ source: "grant_mac", as: "mac" }],
  owner: "comp_id",
  words: wordsIn(() => import("./license.words")),
  calls: () => import("./license.calls").then((m) => m.licenseCalls),
  schema: () => import("./license.schema").then((m) => ({ row: m.licenseRow })),
  views: {
    list: () => import("./LicenseList").then((m) => ({ default: m.LicenseList })),
    show: () => import("./LicenseShow").then((m) => ({ default: m.LicenseShow })),
  },
} satisfies ResourceProps;
