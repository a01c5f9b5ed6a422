// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "shelf.name": "货架",
  "shelf.plural": "货架",
  "shelf.fields.id": "编号",
  "shelf.fields.name": "名称",
  "shelf.fields.firm_id": "公司",
} satisfies WordTable;
