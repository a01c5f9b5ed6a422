// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "payment_app.name": ["App payment binding", "应用支付绑定", "應用程式付款綁定"],
  "payment_app.plural": ["App payment bindings", "应用支付绑定", "應用程式付款綁定"],
  "payment_app.fields.id": ["ID", "编号", "編號"],
  "payment_app.fields.app_id": ["App", "应用", "應用程式"],
  "payment_app.fields.pay_id": ["Payment settings", "支付配置", "付款設定"],
  "payment_app.fields.state": ["State", "状态", "狀態"],
  "payment_app.fields.gmt_create": ["Bound", "绑定时间", "綁定時間"],
} satisfies Translations;
