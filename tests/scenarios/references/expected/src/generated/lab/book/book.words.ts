// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "book.name": ["Book", "书", "書"],
  "book.plural": ["Books", "书", "書"],
  "book.fields.isbn": ["ISBN", "书号", "書號"],
  "book.fields.title": ["Title", "书名", "書名"],
  "book.fields.author_id": ["Author", "作者", "作者"],
  "book.fields.sequels": ["Sequels", "续集", "續集"],
} satisfies Translations;
