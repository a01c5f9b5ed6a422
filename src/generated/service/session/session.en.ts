// Generated from resources/service/session.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "session.name": "Session",
  "session.plural": "Sessions",
  "session.fields.user_id": "Account",
  "session.fields.user_password": "Password",
  "session.fields.verify_code": "Verification code",
  "session.fields.app_key": "App key",
  "session.fields.auth_key": "Authorization key",
} satisfies WordTable;
