// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const shopGoods = {
  name: "shop_goods",
  section: "operate",
  path: "/operate/shop/shop_goods",
  key: "id",
  title: "goods_id",
  access: { list: "operate.shop", get: "operate.shop", set: "operate.shop", export: "operate.shop" },
  through: "app_id",
  words: wordsIn(() => import("./shopGoods.words")),
  calls: () => import("./shopGoods.calls").then((m) => m.shopGoodsCalls),
  schema: () => import("./shopGoods.schema").then((m) => ({ row: m.shopGoodsRow })),
  views: {
    list: () => import("./ShopGoodsList").then((m) => ({ default: m.ShopGoodsList })),
    show: () => import("./ShopGoodsShow").then((m) => ({ default: m.ShopGoodsShow })),
    edit: () => import("./ShopGoodsEdit").then((m) => ({ default: m.ShopGoodsEdit })),
  },
} satisfies ResourceProps;
