// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const cdk = {
  name: "cdk",
  section: "product",
  path: "/product/actcode",
  key: "cdk",
  keyType: "string",
  title: "cdk",
  style: "legacy",
  access: {
    list: "product.actcode",
    get: "product.actcode",
    import_add: "product.actcode.import",
    use: "product.actcode",
    export: "product.actcode.export",
  },
  extensions: ["import_add"],
  search: [
    { source: "user_id", as: "record" },
    { source: "uid", as: "record" },
  ],
  owner: "comp_id",
  words: wordsIn(() => import("./cdk.words")),
  calls: () => import("./cdk.calls").then((m) => m.cdkCalls),
  schema: () => import("./cdk.schema").then((m) => ({ row: m.cdkRow })),
  views: {
    list: () => import("./CdkList").then((m) => ({ default: m.CdkList })),
    show: () => import("./CdkShow").then((m) => ({ default: m.CdkShow })),
  },
} satisfies ResourceProps;
