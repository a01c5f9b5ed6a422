// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "live.name": "直播與回放",
  "live.plural": "直播與回放",
  "live.fields.uid": "裝置 UID",
  "live.fields.channel": "通道",
  "live.fields.quality": "畫質",
  "live.fields.gmt_begin": "開始時間",
  "live.fields.gmt_end": "結束時間",
  "enums.stream_quality.1": "高畫質",
  "enums.stream_quality.2": "流暢",
} satisfies WordTable;
