// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "session.name": ["Session", "会话", "會話"],
  "session.plural": ["Sessions", "会话", "會話"],
  "session.fields.user_id": ["Account", "账号", "帳號"],
  "session.fields.user_password": ["Password", "密码", "密碼"],
  "session.fields.verify_code": ["Verification code", "验证码", "驗證碼"],
  "session.fields.app_key": ["App key", "应用 Key", "應用程式 Key"],
  "session.fields.auth_key": ["Authorization key", "授权密钥", "授權金鑰"],
} satisfies Translations;
