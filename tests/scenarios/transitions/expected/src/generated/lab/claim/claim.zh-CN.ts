// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "claim.name": "申请",
  "claim.plural": "申请",
  "claim.fields.id": "编号",
  "claim.fields.title": "标题",
  "claim.fields.reason": "原因",
  "claim.fields.claim_state": "状态",
  "enums.claim_state.1": "待处理",
  "enums.claim_state.2": "已接受",
  "enums.claim_state.3": "已拒绝",
  "enums.claim_state.4": "已结清",
} satisfies WordTable;
