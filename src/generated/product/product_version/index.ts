// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { PublishState } from "../../../../shared/generated/enums";

export const productVersion = {
  name: "product_version",
  section: "product",
  path: "/product/product_list/product_version",
  key: "id",
  title: "ver",
  access: {
    list: "product.product_list",
    get: "product.product_list",
    add: "product.product_list.version",
    set: "product.product_list.version",
    del: "product.product_list.version",
    export: "product.product_list",
  },
  further: ["gmt_create"],
  facts: ["pk", "ver_num", "type", "level"],
  off: { field: "state", of: "publish_state", from: PublishState.released, to: PublishState.delisted },
  telling: ["pk", "ver_num", "batch_id"],
  own: ["ver_num", "state", "batch_id"],
  through: "pk",
  words: wordsIn(() => import("./productVersion.words")),
  calls: () => import("./productVersion.calls").then((m) => m.productVersionCalls),
  schema: () => import("./productVersion.schema").then((m) => ({ row: m.productVersionRow })),
  views: {
    list: () => import("./ProductVersionList").then((m) => ({ default: m.ProductVersionList })),
    show: () => import("./ProductVersionShow").then((m) => ({ default: m.ProductVersionShow })),
    create: () => import("./ProductVersionCreate").then((m) => ({ default: m.ProductVersionCreate })),
    edit: () => import("./ProductVersionEdit").then((m) => ({ default: m.ProductVersionEdit })),
  },
} satisfies ResourceProps;
