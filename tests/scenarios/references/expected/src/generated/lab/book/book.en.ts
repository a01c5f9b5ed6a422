// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "book.name": "Book",
  "book.plural": "Books",
  "book.fields.isbn": "ISBN",
  "book.fields.title": "Title",
  "book.fields.author_id": "Author",
  "book.fields.sequels": "Sequels",
} satisfies WordTable;
