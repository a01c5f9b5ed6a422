// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "shelf.name": ["Shelf", "货架", "貨架"],
  "shelf.plural": ["Shelfs", "货架", "貨架"],
  "shelf.fields.id": ["ID", "编号", "編號"],
  "shelf.fields.name": ["Name", "名称", "名稱"],
  "shelf.fields.firm_id": ["Firm", "公司", "公司"],
} satisfies Translations;
