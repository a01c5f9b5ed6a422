// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "claim.name": "申請",
  "claim.plural": "申請",
  "claim.fields.id": "編號",
  "claim.fields.title": "標題",
  "claim.fields.reason": "原因",
  "claim.fields.claim_state": "狀態",
  "enums.claim_state.1": "待處理",
  "enums.claim_state.2": "已接受",
  "enums.claim_state.3": "已拒絕",
  "enums.claim_state.4": "已結清",
} satisfies WordTable;
