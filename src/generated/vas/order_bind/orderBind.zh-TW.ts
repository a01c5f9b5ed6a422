// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "order_bind.name": "訂單綁定",
  "order_bind.plural": "訂單綁定",
  "order_bind.fields.id": "編號",
  "order_bind.fields.order_id": "訂單",
  "order_bind.fields.comp_id": "綁定公司",
  "order_bind.fields.type": "訂單類型",
  "order_bind.fields.remark": "備註",
  "order_bind.fields.gmt_create": "綁定時間",
  "enums.order_type.1": "限購",
  "enums.order_type.2": "普通購買",
  "enums.order_type.3": "免費領取",
  "enums.order_type.4": "平台基礎包",
} satisfies WordTable;
