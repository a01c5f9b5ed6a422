// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { SaleState } from "../../../../shared/generated/enums";

export const goods = {
  name: "goods",
  section: "operate",
  path: "/operate/good",
  key: "id",
  title: "name",
  access: {
    list: "operate.good",
    get: "operate.good",
    add: "operate.good",
    set: "operate.good",
    del: "operate.good",
    offered: "vas.order",
    pull: "operate.good.pull",
    export: "operate.good",
  },
  extensions: ["offered"],
  further: ["jpy", "platform_id", "gmt_create"],
  facts: ["price", "category_id", "type", "month", "comp_id"],
  off: { field: "state", of: "sale_state", from: SaleState.on_sale, to: SaleState.off_sale },
  telling: ["comp_id", "name"],
  own: ["name", "state"],
  owner: "comp_id",
  words: wordsIn(() => import("./goods.words")),
  calls: () => import("./goods.calls").then((m) => m.goodsCalls),
  schema: () => import("./goods.schema").then((m) => ({ row: m.goodsRow })),
  views: {
    list: () => import("./GoodsList").then((m) => ({ default: m.GoodsList })),
    show: () => import("./GoodsShow").then((m) => ({ default: m.GoodsShow })),
    create: () => import("./GoodsCreate").then((m) => ({ default: m.GoodsCreate })),
    edit: () => import("./GoodsEdit").then((m) => ({ default: m.GoodsEdit })),
  },
} satisfies ResourceProps;
