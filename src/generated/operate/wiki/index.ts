// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { ArticleState } from "../../../../shared/generated/enums";

export const wiki = {
  name: "wiki",
  section: "operate",
  path: "/operate/bot/wiki",
  key: "id",
  title: "title",
  style: "legacy",
  access: {
    list: "operate.bot",
    get: "operate.bot",
    add: "#top.operate.bot",
    set: "#top.operate.bot",
    del: "#top.operate.bot",
    export: "operate.bot",
  },
  further: ["gmt_create"],
  off: { field: "state", of: "article_state", from: ArticleState.published, to: ArticleState.unpublished },
  own: ["state"],
  words: wordsIn(() => import("./wiki.words")),
  calls: () => import("./wiki.calls").then((m) => m.wikiCalls),
  schema: () => import("./wiki.schema").then((m) => ({ row: m.wikiRow })),
  views: {
    list: () => import("./WikiList").then((m) => ({ default: m.WikiList })),
    show: () => import("./WikiShow").then((m) => ({ default: m.WikiShow })),
    create: () => import("./WikiCreate").then((m) => ({ default: m.WikiCreate })),
    edit: () => import("./WikiEdit").then((m) => ({ default: m.WikiEdit })),
  },
} satisfies ResourceProps;
