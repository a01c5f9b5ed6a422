// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "refund.name": "退款",
  "refund.plural": "退款",
  "refund.fields.id": "编号",
  "refund.fields.order_id": "订单",
  "refund.fields.amount": "退款金额",
  "refund.fields.fee_type": "币种",
  "refund.fields.reason": "退款原因",
  "refund.fields.state": "退款状态",
  "refund.fields.remark": "处理说明",
  "refund.help.remark": "将展示给买家",
  "refund.fields.comp_id": "所属公司",
  "refund.fields.account_id": "申请人",
  "refund.help.account_id": "须由其他人同意退款",
  "refund.fields.reopened_by": "重新受理人",
  "refund.fields.gmt_refund": "退款时间",
  "refund.fields.gmt_create": "申请时间",
  "enums.money_type.rmb": "人民币",
  "enums.money_type.usd": "美元",
  "enums.money_type.inr": "印度卢比",
  "enums.money_type.jpy": "日元",
  "enums.refund_state.1": "退款中",
  "enums.refund_state.2": "退款成功",
  "enums.refund_state.3": "退款失败",
} satisfies WordTable;
