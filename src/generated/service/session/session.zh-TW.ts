// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "session.name": "會話",
  "session.plural": "會話",
  "session.fields.user_id": "帳號",
  "session.fields.user_password": "密碼",
  "session.fields.verify_code": "驗證碼",
  "session.fields.app_key": "應用程式 Key",
  "session.fields.auth_key": "授權金鑰",
} satisfies WordTable;
