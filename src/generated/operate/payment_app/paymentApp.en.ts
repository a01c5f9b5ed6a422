// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "payment_app.name": "App payment binding",
  "payment_app.plural": "App payment bindings",
  "payment_app.fields.id": "ID",
  "payment_app.fields.app_id": "App",
  "payment_app.fields.pay_id": "Payment settings",
  "payment_app.fields.state": "State",
  "payment_app.fields.gmt_create": "Bound",
  "acts.open_state.2": "Disable",
  "acts.open_state.1": "Enable",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;
