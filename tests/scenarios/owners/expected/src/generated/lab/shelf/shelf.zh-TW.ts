// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "shelf.name": "貨架",
  "shelf.plural": "貨架",
  "shelf.fields.id": "編號",
  "shelf.fields.name": "名稱",
  "shelf.fields.firm_id": "公司",
} satisfies WordTable;
