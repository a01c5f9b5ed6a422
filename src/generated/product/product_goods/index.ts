// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const productGoods = {
  name: "product_goods",
  section: "product",
  path: "/product/product_list/product_goods",
  key: "id",
  title: "goods_id",
  access: {
    list: "product.product_list",
    get: "product.product_list",
    set: "product.product_list",
    export: "product.product_list",
  },
  through: "pk",
  words: wordsIn(() => import("./productGoods.words")),
  calls: () => import("./productGoods.calls").then((m) => m.productGoodsCalls),
  schema: () => import("./productGoods.schema").then((m) => ({ row: m.productGoodsRow })),
  views: {
    list: () => import("./ProductGoodsList").then((m) => ({ default: m.ProductGoodsList })),
    show: () => import("./ProductGoodsShow").then((m) => ({ default: m.ProductGoodsShow })),
    edit: () => import("./ProductGoodsEdit").then((m) => ({ default: m.ProductGoodsEdit })),
  },
} satisfies ResourceProps;
