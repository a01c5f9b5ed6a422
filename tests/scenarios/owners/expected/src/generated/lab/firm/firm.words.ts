// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "firm.name": ["Firm", "公司", "公司"],
  "firm.plural": ["Firms", "公司", "公司"],
  "firm.fields.id": ["ID", "编号", "編號"],
  "firm.fields.name": ["Name", "名称", "名稱"],
} satisfies Translations;
