// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "session.name": "會話",
  "session.plural": "會話",
  "session.fields.login_name": "登入名",
  "session.fields.passphrase": "口令",
  "session.fields.puzzle_text": "驗證碼",
} satisfies WordTable;
