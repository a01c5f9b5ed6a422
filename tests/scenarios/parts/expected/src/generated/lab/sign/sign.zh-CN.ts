// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sign.name": "标牌",
  "sign.plural": "标牌",
  "sign.fields.id": "编号",
  "sign.fields.name": "名称",
  "sign.fields.place": "位置",
  "sign.fields.state": "状态",
  "sign.fields.above": "上方标牌",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
