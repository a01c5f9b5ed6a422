// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "refund.name": ["Refund", "退款", "退款"],
  "refund.plural": ["Refunds", "退款", "退款"],
  "refund.fields.id": ["ID", "编号", "編號"],
  "refund.fields.order_id": ["Order", "订单", "訂單"],
  "refund.fields.amount": ["Refund amount", "退款金额", "退款金額"],
  "refund.fields.fee_type": ["Currency", "币种", "幣別"],
  "refund.fields.reason": ["Reason", "退款原因", "退款原因"],
  "refund.fields.state": ["State", "退款状态", "退款狀態"],
  "refund.fields.remark": ["Reply to buyer", "处理说明", "處理說明"],
  "refund.help.remark": ["Shown to the buyer", "将展示给买家", "將展示給買家"],
  "refund.fields.comp_id": ["Sold by", "销售方", "銷售方"],
  "refund.fields.user_id": ["Buyer", "买家", "買家"],
  "refund.fields.buyer_id": ["Buying company", "买方公司", "買方公司"],
  "refund.fields.account_id": ["Requested by", "申请人", "申請人"],
  "refund.help.account_id": ["Somebody else approves it", "须由其他人同意退款", "須由其他人同意退款"],
  "refund.fields.reopened_by": ["Reopened by", "重新受理人", "重新受理人"],
  "refund.fields.gmt_refund": ["Refunded", "退款时间", "退款時間"],
  "refund.fields.gmt_create": ["Requested", "申请时间", "申請時間"],
  "refund.sums.amount": ["Refunded", "已退款", "已退款"],
  "refund.views.waiting": ["To approve", "待审批", "待審批"],
  "refund.views.refused": ["Refused", "已拒绝", "已拒絕"],
  "refund.views.this_month": ["This month", "本月", "本月"],
  "refund.questions.state.2": [
    "Refund {amount} to {user_id}?",
    "向 {user_id} 退款 {amount}？",
    "向 {user_id} 退款 {amount}？",
  ],
  "refund.questions.state.3": [
    "Refuse to refund {amount} to {user_id}?",
    "拒绝向 {user_id} 退款 {amount}？",
    "拒絕向 {user_id} 退款 {amount}？",
  ],
} satisfies Translations;
