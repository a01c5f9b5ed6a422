// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const iccid = {
  name: "iccid",
  section: "product",
  path: "/product/iccid",
  key: "iccid",
  keyType: "string",
  title: "iccid",
  style: "legacy",
  access: {
    list: "product.iccid",
    get: "product.iccid",
    import_add: "product.iccid.import",
    export: "product.iccid.export",
  },
  further: ["comp_id", "gmt_create"],
  owner: "comp_id",
  words: wordsIn(() => import("./iccid.words")),
  calls: () => import("./iccid.calls").then((m) => m.iccidCalls),
  schema: () => import("./iccid.schema").then((m) => ({ row: m.iccidRow })),
  views: {
    list: () => import("./IccidList").then((m) => ({ default: m.IccidList })),
    show: () => import("./IccidShow").then((m) => ({ default: m.IccidShow })),
  },
} satisfies ResourceProps;
