// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "author.name": "Author",
  "author.plural": "Authors",
  "author.fields.id": "ID",
  "author.fields.name": "Name",
} satisfies WordTable;
