// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "iot_order.name": ["SIM data order", "物联网流量订单", "物聯網流量訂單"],
  "iot_order.plural": ["SIM data orders", "物联网流量订单", "物聯網流量訂單"],
  "iot_order.fields.order_id": ["Order number", "订单号", "訂單編號"],
  "iot_order.fields.uid": ["Device", "设备", "裝置"],
  "iot_order.fields.iccid": ["ICCID", "ICCID", "ICCID"],
  "iot_order.fields.network_type": ["Carrier", "运营商", "電信業者"],
  "iot_order.fields.spec_id": ["Package", "套餐", "方案"],
  "iot_order.fields.traffic": ["Data allowance", "套餐流量", "方案流量"],
  "iot_order.fields.used": ["Data used", "已用流量", "已用流量"],
  "iot_order.fields.month": ["Months", "购买月数", "購買月數"],
  "iot_order.fields.order_state": ["State", "订单状态", "訂單狀態"],
  "iot_order.fields.pay_type": ["Payment type", "支付方式", "付款方式"],
  "iot_order.fields.price": ["Price", "金额", "金額"],
  "iot_order.fields.fee_type": ["Currency", "币种", "幣別"],
  "iot_order.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "iot_order.fields.gmt_end": ["Expires", "到期时间", "到期時間"],
  "iot_order.fields.gmt_create": ["Ordered", "下单时间", "下單時間"],
  "iot_order.sums.price": ["Paid", "已支付", "已付款"],
} satisfies Translations;
