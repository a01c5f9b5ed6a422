// Generated from resources/vas/cloud_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "cloud_order.name": ["Cloud storage order", "云存储订单", "雲端儲存訂單"],
  "cloud_order.plural": ["Cloud storage orders", "云存储订单", "雲端儲存訂單"],
  "cloud_order.fields.order_id": ["Order number", "订单号", "訂單編號"],
  "cloud_order.fields.uid": ["Device", "设备", "裝置"],
  "cloud_order.fields.app_id": ["App", "应用", "應用程式"],
  "cloud_order.fields.user_id": ["User", "用户", "使用者"],
  "cloud_order.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "cloud_order.fields.spec_id": ["Package", "套餐", "方案"],
  "cloud_order.fields.lifecycle": ["Retention", "存储周期", "保存天數"],
  "cloud_order.fields.month": ["Months", "购买月数", "購買月數"],
  "cloud_order.fields.type": ["Order type", "订单类型", "訂單類型"],
  "cloud_order.fields.order_state": ["State", "订单状态", "訂單狀態"],
  "cloud_order.fields.pay_type": ["Payment type", "支付方式", "付款方式"],
  "cloud_order.fields.price": ["Price", "金额", "金額"],
  "cloud_order.fields.fee_type": ["Currency", "币种", "幣別"],
  "cloud_order.fields.zone": ["Zone", "区域", "區域"],
  "cloud_order.fields.gmt_begin": ["Starts", "生效时间", "生效時間"],
  "cloud_order.fields.gmt_end": ["Expires", "到期时间", "到期時間"],
  "cloud_order.fields.gmt_create": ["Ordered", "下单时间", "下單時間"],
  "cloud_order.sums.price": ["Paid", "已支付", "已付款"],
} satisfies Translations;
