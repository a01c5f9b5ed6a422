// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "refund.name": "退款",
  "refund.plural": "退款",
  "refund.fields.id": "編號",
  "refund.fields.order_id": "訂單",
  "refund.fields.amount": "退款金額",
  "refund.fields.fee_type": "幣種",
  "refund.fields.reason": "退款原因",
  "refund.fields.state": "退款狀態",
  "refund.fields.remark": "處理說明",
  "refund.help.remark": "將展示給買家",
  "refund.fields.comp_id": "所屬公司",
  "refund.fields.account_id": "申請人",
  "refund.help.account_id": "須由其他人同意退款",
  "refund.fields.reopened_by": "重新受理人",
  "refund.fields.gmt_refund": "退款時間",
  "refund.fields.gmt_create": "申請時間",
  "enums.money_type.rmb": "人民幣",
  "enums.money_type.usd": "美元",
  "enums.money_type.inr": "印度盧比",
  "enums.money_type.jpy": "日圓",
  "enums.refund_state.1": "退款中",
  "enums.refund_state.2": "退款成功",
  "enums.refund_state.3": "退款失敗",
} satisfies WordTable;
