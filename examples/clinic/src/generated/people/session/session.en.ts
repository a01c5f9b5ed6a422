// Generated from resources/people/session.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "session.name": "Session",
  "session.plural": "Sessions",
  "session.fields.login_name": "Sign-in name",
  "session.fields.passphrase": "Passphrase",
  "session.fields.puzzle_text": "Verification code",
} satisfies WordTable;
