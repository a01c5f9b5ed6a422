// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "Lab",
  "menu.lab": "Lab",
  "menu.lab.claim": "claim",
  "errors.513": "The account has no permission",
  "enums.claim_state.1": "Pending",
  "enums.claim_state.2": "Accepted",
  "enums.claim_state.3": "Refused",
  "enums.claim_state.4": "Settled",
} satisfies WordTable;
