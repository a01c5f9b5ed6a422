// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "operator.name": "操作员",
  "operator.plural": "操作员",
  "operator.fields.user_id": "账号",
  "operator.fields.user_password": "密码",
  "operator.fields.user_email": "邮箱",
  "operator.fields.user_phone": "电话",
  "operator.fields.comp_id": "公司",
} satisfies WordTable;
