// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "poster.name": "海報",
  "poster.plural": "海報",
  "poster.fields.id": "編號",
  "poster.fields.name": "名稱",
  "poster.fields.rank": "等級",
  "poster.help.rank": "9 最高",
  "poster.fields.state": "狀態",
  "poster.fields.public": "公開",
  "poster.fields.price": "價格",
  "poster.fields.gmt_create": "建立時間",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
