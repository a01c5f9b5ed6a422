// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "crate.name": "貨箱",
  "crate.plural": "貨箱",
  "crate.fields.id": "編號",
  "crate.fields.code": "編碼",
  "crate.fields.state": "狀態",
  "crate.fields.price": "價格",
  "crate.fields.sealed": "已封箱",
  "crate.fields.gmt_create": "裝箱時間",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
