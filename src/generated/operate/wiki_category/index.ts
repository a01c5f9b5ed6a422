// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const wikiCategory = {
  name: "wiki_category",
  section: "operate",
  path: "/operate/bot/wiki_category",
  key: "id",
  title: "name",
  style: "legacy",
  access: {
    list: "operate.bot",
    get: "operate.bot",
    add: "#top.operate.bot",
    set: "#top.operate.bot",
    del: "#top.operate.bot",
    export: "operate.bot",
  },
  telling: ["detail_id", "name"],
  own: ["name"],
  within: { field: "detail_id", to: "feedback_bot", tells: [] },
  words: wordsIn(() => import("./wikiCategory.words")),
  calls: () => import("./wikiCategory.calls").then((m) => m.wikiCategoryCalls),
  schema: () => import("./wikiCategory.schema").then((m) => ({ row: m.wikiCategoryRow })),
  views: {
    list: () => import("./WikiCategoryList").then((m) => ({ default: m.WikiCategoryList })),
    show: () => import("./WikiCategoryShow").then((m) => ({ default: m.WikiCategoryShow })),
    create: () => import("./WikiCategoryCreate").then((m) => ({ default: m.WikiCategoryCreate })),
    edit: () => import("./WikiCategoryEdit").then((m) => ({ default: m.WikiCategoryEdit })),
  },
} satisfies ResourceProps;
