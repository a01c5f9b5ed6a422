// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "pay_order.name": ["Payment", "支付单", "付款單"],
  "pay_order.plural": ["Payments", "支付单", "付款單"],
  "pay_order.fields.pay_order_id": ["Payment number", "支付流水号", "付款序號"],
  "pay_order.fields.purpose": ["Purpose", "用途", "用途"],
  "pay_order.fields.state": ["State", "状态", "狀態"],
  "pay_order.fields.money": ["Amount", "金额", "金額"],
  "pay_order.fields.money_type": ["Currency", "币种", "幣別"],
  "pay_order.fields.pay_type": ["Payment type", "支付方式", "付款方式"],
  "pay_order.fields.comp_id": ["Company", "公司", "公司"],
  "pay_order.fields.order_id": ["Order", "关联订单", "關聯訂單"],
  "pay_order.fields.pay_id": ["Payment settings", "支付配置", "付款設定"],
  "pay_order.help.pay_id": ["Leave empty for the demo platform", "留空表示演示支付平台", "留空表示演示金流平台"],
  "pay_order.fields.platform_order_id": ["Provider order number", "第三方订单号", "第三方訂單編號"],
  "pay_order.fields.reason": ["Reason", "原因", "原因"],
  "pay_order.help.reason": ["Why it is not paid", "未支付成功的原因", "未付款成功的原因"],
  "pay_order.fields.remark": ["Remark", "备注", "備註"],
  "pay_order.fields.account_id": ["Requested by", "申请人", "申請人"],
  "pay_order.fields.pay_url": ["Payment page", "收银台地址", "收銀台網址"],
  "pay_order.fields.gmt_pay": ["Paid", "支付时间", "付款時間"],
  "pay_order.fields.gmt_expire": ["Valid until", "有效期至", "有效期限"],
  "pay_order.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "pay_order.sums.money": ["Paid", "已支付", "已付款"],
  "pay_order.actions.cancel": ["Cancel payment", "取消支付", "取消付款"],
  "pay_order.done.cancel": ["Payment of {money} cancelled", "已取消支付 {money}", "已取消付款 {money}"],
} satisfies Translations;
