// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sign.name": "標牌",
  "sign.plural": "標牌",
  "sign.fields.id": "編號",
  "sign.fields.name": "名稱",
  "sign.fields.place": "位置",
  "sign.fields.state": "狀態",
  "sign.fields.above": "上方標牌",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
