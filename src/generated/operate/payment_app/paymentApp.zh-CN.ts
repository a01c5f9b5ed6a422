// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "payment_app.name": "应用支付绑定",
  "payment_app.plural": "应用支付绑定",
  "payment_app.fields.id": "编号",
  "payment_app.fields.app_id": "应用",
  "payment_app.fields.pay_id": "支付配置",
  "payment_app.fields.state": "状态",
  "payment_app.fields.gmt_create": "绑定时间",
  "acts.open_state.2": "停用",
  "acts.open_state.1": "启用",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
