// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const product = {
  name: "product",
  section: "product",
  path: "/product/product_list",
  key: "pk",
  keyType: "string",
  title: "name",
  style: "legacy",
  access: {
    list: "product.product_list",
    get: "product.product_list",
    add: "product.product_list",
    set: "product.product_list",
    export: "product.product_list",
  },
  telling: ["comp_id", "name"],
  own: ["name"],
  owner: "comp_id",
  words: wordsIn(() => import("./product.words")),
  calls: () => import("./product.calls").then((m) => m.productCalls),
  schema: () => import("./product.schema").then((m) => ({ row: m.productRow })),
  views: {
    list: () => import("./ProductList").then((m) => ({ default: m.ProductList })),
    show: () => import("./ProductShow").then((m) => ({ default: m.ProductShow })),
    create: () => import("./ProductCreate").then((m) => ({ default: m.ProductCreate })),
    edit: () => import("./ProductEdit").then((m) => ({ default: m.ProductEdit })),
  },
} satisfies ResourceProps;
