// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const iccidImport = {
  name: "iccid_import",
  section: "product",
  path: "/product/iccid/iccid_import",
  key: "id",
  keyType: "string",
  title: "name",
  style: "legacy",
  access: { list: "product.iccid.import", get: "product.iccid.import", export: "product.iccid.import" },
  owner: "comp_id",
  words: wordsIn(() => import("./iccidImport.words")),
  calls: () => import("./iccidImport.calls").then((m) => m.iccidImportCalls),
  schema: () => import("./iccidImport.schema").then((m) => ({ row: m.iccidImportRow })),
  views: {
    list: () => import("./IccidImportList").then((m) => ({ default: m.IccidImportList })),
    show: () => import("./IccidImportShow").then((m) => ({ default: m.IccidImportShow })),
  },
} satisfies ResourceProps;
