// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const shelf = {
  name: "shelf",
  section: "lab",
  path: "/lab/parcel/shelf",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab", export: "lab" },
  owner: "firm_id",
  words: wordsIn(() => import("./shelf.words")),
  calls: () => import("./shelf.calls").then((m) => m.shelfCalls),
  schema: () => import("./shelf.schema").then((m) => ({ row: m.shelfRow })),
  views: {
    list: () => import("./ShelfList").then((m) => ({ default: m.ShelfList })),
    show: () => import("./ShelfShow").then((m) => ({ default: m.ShelfShow })),
  },
} satisfies ResourceProps;
