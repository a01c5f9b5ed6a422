// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "sale.name": ["Sale", "销售", "銷售"],
  "sale.plural": ["Sales", "销售", "銷售"],
  "sale.fields.id": ["ID", "编号", "編號"],
  "sale.fields.name": ["Name", "名称", "名稱"],
  "sale.fields.buyer_id": ["Bought by", "买方", "買方"],
  "sale.fields.seller_id": ["Sold by", "卖方", "賣方"],
  "sale.actions.cancel": ["Cancel", "取消", "取消"],
  "sale.actions.send": ["Send", "发货", "發貨"],
  "sale.actions.track": ["Track", "追踪", "追蹤"],
} satisfies Translations;
