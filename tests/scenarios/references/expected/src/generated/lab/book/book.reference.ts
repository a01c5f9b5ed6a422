// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const bookReference = {
  resource: "book",
  path: "/lab/book",
  key: "isbn",
  title: "title",
  access: { list: "lab.book", get: "lab.book" },
  alike: true,
} satisfies Reference;
