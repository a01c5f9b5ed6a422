// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "order_bind.name": "订单绑定",
  "order_bind.plural": "订单绑定",
  "order_bind.fields.id": "编号",
  "order_bind.fields.order_id": "订单",
  "order_bind.fields.comp_id": "绑定公司",
  "order_bind.fields.type": "订单类型",
  "order_bind.fields.remark": "备注",
  "order_bind.fields.gmt_create": "绑定时间",
  "enums.order_type.1": "限购",
  "enums.order_type.2": "普通购买",
  "enums.order_type.3": "免费领取",
  "enums.order_type.4": "平台基础包",
} satisfies WordTable;
