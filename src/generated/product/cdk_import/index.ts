// Generated from resources/product/cdk_import.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const cdkImport = {
  name: "cdk_import",
  section: "product",
  path: "/product/actcode/cdk_import",
  key: "id",
  keyType: "string",
  title: "name",
  style: "legacy",
  access: { list: "product.actcode.import", get: "product.actcode.import", export: "product.actcode.import" },
  extensions: ["list"],
  owner: "comp_id",
  words: wordsIn(() => import("./cdkImport.words")),
  calls: () => import("./cdkImport.calls").then((m) => m.cdkImportCalls),
  schema: () => import("./cdkImport.schema").then((m) => ({ row: m.cdkImportRow })),
  views: {
    list: () => import("./CdkImportList").then((m) => ({ default: m.CdkImportList })),
    show: () => import("./CdkImportShow").then((m) => ({ default: m.CdkImportShow })),
  },
} satisfies ResourceProps;
