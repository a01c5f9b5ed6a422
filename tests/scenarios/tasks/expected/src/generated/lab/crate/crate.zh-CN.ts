// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "crate.name": "货箱",
  "crate.plural": "货箱",
  "crate.fields.id": "编号",
  "crate.fields.code": "编码",
  "crate.fields.state": "状态",
  "crate.fields.price": "价格",
  "crate.fields.sealed": "已封箱",
  "crate.fields.gmt_create": "装箱时间",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
