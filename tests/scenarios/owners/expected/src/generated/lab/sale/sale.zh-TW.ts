// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sale.name": "銷售",
  "sale.plural": "銷售",
  "sale.fields.id": "編號",
  "sale.fields.name": "名稱",
  "sale.fields.buyer_id": "買方",
  "sale.fields.seller_id": "賣方",
  "sale.actions.cancel": "取消",
  "sale.actions.send": "發貨",
  "sale.actions.track": "追蹤",
} satisfies WordTable;
