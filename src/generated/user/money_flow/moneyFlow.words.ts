// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "money_flow.name": ["Wallet transaction", "钱包流水", "錢包明細"],
  "money_flow.plural": ["Wallet transactions", "钱包流水", "錢包明細"],
  "money_flow.fields.id": ["ID", "编号", "編號"],
  "money_flow.fields.comp_id": ["Company", "公司", "公司"],
  "money_flow.fields.type": ["Type", "流水类型", "明細類型"],
  "money_flow.fields.money": ["Amount", "金额", "金額"],
  "money_flow.fields.money_type": ["Currency", "币种", "幣別"],
  "money_flow.fields.balance": ["Balance after", "变动后余额", "變動後餘額"],
  "money_flow.fields.audit_state": ["Review", "审核状态", "審核狀態"],
  "money_flow.help.audit_state": ["Withdrawals only", "仅适用于提现", "僅適用於提領"],
  "money_flow.fields.order_id": ["Order", "关联订单", "關聯訂單"],
  "money_flow.fields.pay_order_id": ["Online payment", "在线支付单", "線上付款單"],
  "money_flow.fields.remark": ["Remark", "备注", "備註"],
  "money_flow.fields.account_id": ["Requested by", "申请人", "申請人"],
  "money_flow.fields.first_audit_id": ["First reviewer", "初审人", "初審人"],
  "money_flow.fields.second_audit_id": ["Second reviewer", "复审人", "複審人"],
  "money_flow.fields.audit_remark": ["Reason", "审核意见", "審核意見"],
  "money_flow.fields.gmt_audit": ["Reviewed", "审核时间", "審核時間"],
  "money_flow.fields.gmt_create": ["Time", "时间", "時間"],
  "money_flow.views.to_audit": ["To review", "待审核", "待審核"],
  "money_flow.views.withdrawals": ["Withdrawals", "提现", "提領"],
  "money_flow.views.recharges": ["Recharges", "充值", "儲值"],
} satisfies Translations;
