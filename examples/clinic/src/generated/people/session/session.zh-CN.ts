// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "session.name": "会话",
  "session.plural": "会话",
  "session.fields.login_name": "登录名",
  "session.fields.passphrase": "口令",
  "session.fields.puzzle_text": "验证码",
} satisfies WordTable;
