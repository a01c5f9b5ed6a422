// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "payment_app.name": "應用程式付款綁定",
  "payment_app.plural": "應用程式付款綁定",
  "payment_app.fields.id": "編號",
  "payment_app.fields.app_id": "應用程式",
  "payment_app.fields.pay_id": "付款設定",
  "payment_app.fields.state": "狀態",
  "payment_app.fields.gmt_create": "綁定時間",
  "acts.open_state.2": "停用",
  "acts.open_state.1": "啟用",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
