// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sale.name": "销售",
  "sale.plural": "销售",
  "sale.fields.id": "编号",
  "sale.fields.name": "名称",
  "sale.fields.buyer_id": "买方",
  "sale.fields.seller_id": "卖方",
  "sale.actions.cancel": "取消",
  "sale.actions.send": "发货",
  "sale.actions.track": "追踪",
} satisfies WordTable;
