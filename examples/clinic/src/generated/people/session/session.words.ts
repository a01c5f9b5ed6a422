// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "session.name": ["Session", "会话", "會話"],
  "session.plural": ["Sessions", "会话", "會話"],
  "session.fields.login_name": ["Sign-in name", "登录名", "登入名"],
  "session.fields.passphrase": ["Passphrase", "口令", "口令"],
  "session.fields.puzzle_text": ["Verification code", "验证码", "驗證碼"],
} satisfies Translations;
