// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const poster = {
  name: "poster",
  section: "lab",
  path: "/lab/poster",
  key: "id",
  title: "name",
  access: {
    list: "lab.poster",
    get: "lab.poster",
    add: "lab.poster",
    set: "lab.poster",
    del: "lab.poster",
    export: "lab.poster",
  },
  words: wordsIn(() => import("./poster.words")),
  calls: () => import("./poster.calls").then((m) => m.posterCalls),
  schema: () => import("./poster.schema").then((m) => ({ row: m.posterRow })),
  views: {
    list: () => import("./PosterList").then((m) => ({ default: m.PosterList })),
    show: () => import("../../../overrides/lab/poster/PosterShow").then((m) => ({ default: m.PosterShow })),
    create: () => import("./PosterCreate").then((m) => ({ default: m.PosterCreate })),
    edit: () => import("./PosterEdit").then((m) => ({ default: m.PosterEdit })),
  },
} satisfies ResourceProps;
