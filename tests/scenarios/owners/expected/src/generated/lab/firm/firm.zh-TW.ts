// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "firm.name": "公司",
  "firm.plural": "公司",
  "firm.fields.id": "編號",
  "firm.fields.name": "名稱",
} satisfies WordTable;
