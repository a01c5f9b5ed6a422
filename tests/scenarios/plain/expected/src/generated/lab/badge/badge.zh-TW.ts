// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "badge.name": "徽章",
  "badge.plural": "徽章",
  "badge.fields.id": "編號",
  "badge.fields.name": "名稱",
  "badge.fields.rank": "等級",
  "badge.help.rank": "9 最高",
  "badge.fields.state": "狀態",
  "badge.fields.public": "公開",
  "badge.fields.price": "價格",
  "badge.fields.worn_by": "佩戴者類型",
  "badge.fields.made_by": "製作方式",
  "badge.fields.gmt_end": "有效期至",
  "badge.fields.gmt_create": "建立時間",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
