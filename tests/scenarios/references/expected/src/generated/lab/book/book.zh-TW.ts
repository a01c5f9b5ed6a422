// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "book.name": "書",
  "book.plural": "書",
  "book.fields.isbn": "書號",
  "book.fields.title": "書名",
  "book.fields.author_id": "作者",
  "book.fields.sequels": "續集",
} satisfies WordTable;
