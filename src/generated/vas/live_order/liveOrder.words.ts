// Generated from resources/vas/live_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "live_order.name": ["Live service order", "直播服务订单", "直播服務訂單"],
  "live_order.plural": ["Live service orders", "直播服务订单", "直播服務訂單"],
  "live_order.fields.order_id": ["Order number", "订单号", "訂單編號"],
  "live_order.fields.uid": ["Device", "设备", "裝置"],
  "live_order.fields.app_id": ["App", "应用", "應用程式"],
  "live_order.fields.user_id": ["User", "用户", "使用者"],
  "live_order.fields.spec_id": ["Package", "套餐", "方案"],
  "live_order.fields.viewers": ["Concurrent viewers", "并发观看数", "同時觀看數"],
  "live_order.fields.order_state": ["State", "订单状态", "訂單狀態"],
  "live_order.fields.pay_type": ["Payment type", "支付方式", "付款方式"],
  "live_order.fields.price": ["Price", "金额", "金額"],
  "live_order.fields.fee_type": ["Currency", "币种", "幣別"],
  "live_order.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "live_order.fields.gmt_begin": ["Starts", "生效时间", "生效時間"],
  "live_order.fields.gmt_end": ["Expires", "到期时间", "到期時間"],
  "live_order.fields.gmt_create": ["Ordered", "下单时间", "下單時間"],
} satisfies Translations;
