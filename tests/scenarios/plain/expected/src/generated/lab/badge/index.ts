// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const badge = {
  name: "badge",
  section: "lab",
  path: "/lab/badge",
  key: "id",
  title: "name",
  access: {
    list: "lab.badge",
    get: "lab.badge",
    add: "lab.badge",
    set: "lab.badge",
    del: "lab.badge",
    export: "lab.badge",
  },
  facts: ["rank", "public", "price", "worn_by"],
  words: wordsIn(() => import("./badge.words")),
  calls: () => import("./badge.calls").then((m) => m.badgeCalls),
  schema: () => import("./badge.schema").then((m) => ({ row: m.badgeRow })),
  views: {
    list: () => import("./BadgeList").then((m) => ({ default: m.BadgeList })),
    show: () => import("./BadgeShow").then((m) => ({ default: m.BadgeShow })),
    create: () => import("./BadgeCreate").then((m) => ({ default: m.BadgeCreate })),
    edit: () => import("./BadgeEdit").then((m) => ({ default: m.BadgeEdit })),
  },
} satisfies ResourceProps;
