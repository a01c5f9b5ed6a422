// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "size.name": "尺寸",
  "size.plural": "尺寸",
  "size.fields.id": "編號",
  "size.fields.name": "名稱",
} satisfies WordTable;
