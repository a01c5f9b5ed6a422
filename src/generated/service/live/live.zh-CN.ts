// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "live.name": "直播与回放",
  "live.plural": "直播与回放",
  "live.fields.uid": "设备 UID",
  "live.fields.channel": "通道",
  "live.fields.quality": "清晰度",
  "live.fields.gmt_begin": "开始时间",
  "live.fields.gmt_end": "结束时间",
  "enums.stream_quality.1": "高清",
  "enums.stream_quality.2": "流畅",
} satisfies WordTable;
