// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const goodsCategory = {
  name: "goods_category",
  section: "operate",
  path: "/operate/shop",
  key: "id",
  title: "name",
  style: "legacy",
  parent: "parent_category_id",
  access: {
    list: "operate.shop",
    get: "operate.shop",
    add: "#top.operate.shop",
    set: "#top.operate.shop",
    del: "#top.operate.shop",
    export: "operate.shop",
  },
  facts: ["sort"],
  own: ["name"],
  words: wordsIn(() => import("./goodsCategory.words")),
  calls: () => import("./goodsCategory.calls").then((m) => m.goodsCategoryCalls),
  schema: () => import("./goodsCategory.schema").then((m) => ({ row: m.goodsCategoryRow })),
  views: {
    list: () => import("./GoodsCategoryList").then((m) => ({ default: m.GoodsCategoryList })),
    show: () => import("./GoodsCategoryShow").then((m) => ({ default: m.GoodsCategoryShow })),
    create: () => import("./GoodsCategoryCreate").then((m) => ({ default: m.GoodsCategoryCreate })),
    edit: () => import("./GoodsCategoryEdit").then((m) => ({ default: m.GoodsCategoryEdit })),
  },
} satisfies ResourceProps;
