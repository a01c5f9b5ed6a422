// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "live.name": ["Live view", "直播与回放", "直播與回放"],
  "live.plural": ["Live view", "直播与回放", "直播與回放"],
  "live.fields.uid": ["Device UID", "设备 UID", "裝置 UID"],
  "live.fields.channel": ["Channel", "通道", "通道"],
  "live.fields.quality": ["Quality", "清晰度", "畫質"],
  "live.fields.gmt_begin": ["From", "开始时间", "開始時間"],
  "live.fields.gmt_end": ["To", "结束时间", "結束時間"],
} satisfies Translations;
