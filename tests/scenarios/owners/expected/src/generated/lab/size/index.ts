// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const size = {
  name: "size",
  section: "lab",
  path: "/lab/parcel/size",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab", add: "#platform", del: "#platform", export: "lab" },
  words: wordsIn(() => import("./size.words")),
  calls: () => import("./size.calls").then((m) => m.sizeCalls),
  schema: () => import("./size.schema").then((m) => ({ row: m.sizeRow })),
  views: {
    list: () => import("./SizeList").then((m) => ({ default: m.SizeList })),
    show: () => import("./SizeShow").then((m) => ({ default: m.SizeShow })),
    create: () => import("./SizeCreate").then((m) => ({ default: m.SizeCreate })),
  },
} satisfies ResourceProps;
