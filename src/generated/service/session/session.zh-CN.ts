// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "session.name": "会话",
  "session.plural": "会话",
  "session.fields.user_id": "账号",
  "session.fields.user_password": "密码",
  "session.fields.verify_code": "验证码",
  "session.fields.app_key": "应用 Key",
  "session.fields.auth_key": "授权密钥",
} satisfies WordTable;
