// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "claim.name": "Claim",
  "claim.plural": "Claims",
  "claim.fields.id": "ID",
  "claim.fields.title": "Title",
  "claim.fields.reason": "Reason",
  "claim.fields.claim_state": "State",
  "enums.claim_state.1": "Pending",
  "enums.claim_state.2": "Accepted",
  "enums.claim_state.3": "Refused",
  "enums.claim_state.4": "Settled",
} satisfies WordTable;
