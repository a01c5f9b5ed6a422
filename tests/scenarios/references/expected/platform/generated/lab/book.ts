// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const book = defineResource({
  table: "book",
  key: "isbn",
  fields: {
    isbn: "text",
    title: "text",
    author_id: "integer",
    sequels: "json",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
