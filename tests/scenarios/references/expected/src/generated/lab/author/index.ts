// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const author = {
  name: "author",
  section: "lab",
  path: "/lab/author",
  key: "id",
  title: "name",
  access: { list: "lab.author", get: "lab.author", add: "lab.author", set: "lab.author", export: "lab.author" },
  words: wordsIn(() => import("./author.words")),
  calls: () => import("./author.calls").then((m) => m.authorCalls),
  schema: () => import("./author.schema").then((m) => ({ row: m.authorRow })),
  views: {
    list: () => import("./AuthorList").then((m) => ({ default: m.AuthorList })),
    show: () => import("./AuthorShow").then((m) => ({ default: m.AuthorShow })),
    create: () => import("./AuthorCreate").then((m) => ({ default: m.AuthorCreate })),
    edit: () => import("./AuthorEdit").then((m) => ({ default: m.AuthorEdit })),
  },
} satisfies ResourceProps;
