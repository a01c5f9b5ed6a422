// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "operator.name": "操作員",
  "operator.plural": "操作員",
  "operator.fields.user_id": "帳號",
  "operator.fields.user_password": "密碼",
  "operator.fields.user_email": "信箱",
  "operator.fields.user_phone": "電話",
  "operator.fields.comp_id": "公司",
} satisfies WordTable;
