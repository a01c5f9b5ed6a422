// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "operator.name": ["Operator", "操作员", "操作員"],
  "operator.plural": ["Operators", "操作员", "操作員"],
  "operator.fields.user_id": ["Account", "账号", "帳號"],
  "operator.fields.user_password": ["Password", "密码", "密碼"],
  "operator.fields.user_email": ["Email", "邮箱", "信箱"],
  "operator.fields.user_phone": ["Phone", "电话", "電話"],
  "operator.fields.comp_id": ["Company", "公司", "公司"],
} satisfies Translations;
