// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "order_bind.name": ["Order binding", "订单绑定", "訂單綁定"],
  "order_bind.plural": ["Order bindings", "订单绑定", "訂單綁定"],
  "order_bind.fields.id": ["ID", "编号", "編號"],
  "order_bind.fields.order_id": ["Order", "订单", "訂單"],
  "order_bind.fields.comp_id": ["Company", "绑定公司", "綁定公司"],
  "order_bind.fields.type": ["Order type", "订单类型", "訂單類型"],
  "order_bind.fields.remark": ["Remark", "备注", "備註"],
  "order_bind.fields.gmt_create": ["Bound", "绑定时间", "綁定時間"],
} satisfies Translations;
