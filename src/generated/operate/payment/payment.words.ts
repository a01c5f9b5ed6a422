// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "payment.name": ["Payment settings", "支付配置", "付款設定"],
  "payment.plural": ["Payment settings", "支付配置", "付款設定"],
  "payment.fields.id": ["ID", "编号", "編號"],
  "payment.fields.platform_type": ["Payment platform", "支付平台", "金流平台"],
  "payment.fields.env_type": ["Environment", "环境", "環境"],
  "payment.fields.platform_app_id": ["Merchant app ID", "商户应用 ID", "商戶應用程式 ID"],
  "payment.fields.platform_public_key": ["Public key", "平台公钥", "平台公鑰"],
  "payment.fields.platform_private_key": ["Private key", "商户私钥", "商戶私鑰"],
  "payment.fields.platform_gateway_url": ["Payment page", "收银台地址", "收銀台網址"],
  "payment.help.platform_gateway_url": ["Where the payer goes to pay", "付款人前往支付的页面", "付款人前往付款的頁面"],
  "payment.fields.platform_return_url": ["Return URL", "返回地址", "返回網址"],
  "payment.help.platform_return_url": [
    "Where the payer is sent after paying",
    "支付完成后返回的页面",
    "付款完成後返回的頁面",
  ],
  "payment.fields.platform_notify_url": ["Notification URL", "异步通知地址", "非同步通知網址"],
  "payment.help.platform_notify_url": [
    "Where the payment platform sends results: this platform's URL followed by /pay/notify",
    "支付平台通知支付结果的地址：本平台地址加 /pay/notify",
    "金流平台通知付款結果的網址：本平台網址加 /pay/notify",
  ],
  "payment.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "payment.fields.remark": ["Remark", "备注", "備註"],
  "payment.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "payment.groups.payment": ["Payment platform", "支付平台", "金流平台"],
  "payment.groups.keys": ["Keys", "密钥", "金鑰"],
  "payment.groups.addresses": ["Callback URLs", "回调地址", "回呼網址"],
  "payment.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
