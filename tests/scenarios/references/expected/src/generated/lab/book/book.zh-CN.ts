// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "book.name": "书",
  "book.plural": "书",
  "book.fields.isbn": "书号",
  "book.fields.title": "书名",
  "book.fields.author_id": "作者",
  "book.fields.sequels": "续集",
} satisfies WordTable;
