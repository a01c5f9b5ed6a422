// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const book = {
  name: "book",
  section: "lab",
  path: "/lab/book",
  key: "isbn",
  keyType: "string",
  title: "title",
  access: { list: "lab.book", get: "lab.book", add: "lab.book", set: "lab.book", export: "lab.book" },
  search: [
    { source: "isbn", as: "code" },
    { source: "author_id", as: "record" },
  ],
  telling: ["isbn"],
  words: wordsIn(() => import("./book.words")),
  calls: () => import("./book.calls").then((m) => m.bookCalls),
  schema: () => import("./book.schema").then((m) => ({ row: m.bookRow })),
  views: {
    list: () => import("./BookList").then((m) => ({ default: m.BookList })),
    show: () => import("./BookShow").then((m) => ({ default: m.BookShow })),
    create: () => import("./BookCreate").then((m) => ({ default: m.BookCreate })),
    edit: () => import("./BookEdit").then((m) => ({ default: m.BookEdit })),
  },
} satisfies ResourceProps;
