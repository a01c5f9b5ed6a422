// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "channel.name": "通道",
  "channel.plural": "通道",
  "channel.fields.id": "編號",
  "channel.fields.name": "名稱",
  "channel.fields.limit": "上限",
  "channel.fields.expires": "到期時間",
  "channel.fields.state": "狀態",
  "channel.fields.tag": "標籤",
  "channel.fields.next_id": "下一通道",
  "channel.fields.all_ids": "通道列表",
  "channel.actions.reset": "重置",
  "enums.channel_state.1": "開放",
  "enums.channel_state.2": "關閉",
} satisfies WordTable;
