// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "claim.name": ["Claim", "申请", "申請"],
  "claim.plural": ["Claims", "申请", "申請"],
  "claim.fields.id": ["ID", "编号", "編號"],
  "claim.fields.title": ["Title", "标题", "標題"],
  "claim.fields.reason": ["Reason", "原因", "原因"],
  "claim.fields.claim_state": ["State", "状态", "狀態"],
  "claim.steps.asked": ["Asked", "申请", "申請"],
  "claim.steps.paid": ["Paid", "支付", "支付"],
} satisfies Translations;
