// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "operator.name": "Operator",
  "operator.plural": "Operators",
  "operator.fields.user_id": "Account",
  "operator.fields.user_password": "Password",
  "operator.fields.user_email": "Email",
  "operator.fields.user_phone": "Phone",
  "operator.fields.comp_id": "Company",
} satisfies WordTable;
