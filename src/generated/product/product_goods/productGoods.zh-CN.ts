// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "product_goods.name": "产品关联商品",
  "product_goods.plural": "产品关联商品",
  "product_goods.fields.id": "编号",
  "product_goods.fields.pk": "产品",
  "product_goods.fields.goods_id": "商品",
  "product_goods.fields.state": "状态",
  "product_goods.fields.sort": "排序",
  "product_goods.fields.gmt_create": "关联时间",
  "acts.sale_state.2": "下架",
  "acts.sale_state.1": "上架",
  "enums.sale_state.1": "已上架",
  "enums.sale_state.2": "已下架",
} satisfies WordTable;
