// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "channel.name": "通道",
  "channel.plural": "通道",
  "channel.fields.id": "编号",
  "channel.fields.name": "名称",
  "channel.fields.limit": "上限",
  "channel.fields.expires": "到期时间",
  "channel.fields.state": "状态",
  "channel.fields.tag": "标签",
  "channel.fields.next_id": "下一通道",
  "channel.fields.all_ids": "通道列表",
  "channel.actions.reset": "重置",
  "enums.channel_state.1": "开放",
  "enums.channel_state.2": "关闭",
} satisfies WordTable;
