// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "author.name": "作者",
  "author.plural": "作者",
  "author.fields.id": "编号",
  "author.fields.name": "姓名",
} satisfies WordTable;
