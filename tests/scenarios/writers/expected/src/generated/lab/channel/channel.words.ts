// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "channel.name": ["Channel", "通道", "通道"],
  "channel.plural": ["Channels", "通道", "通道"],
  "channel.fields.id": ["ID", "编号", "編號"],
  "channel.fields.name": ["Name", "名称", "名稱"],
  "channel.fields.limit": ["Limit", "上限", "上限"],
  "channel.fields.expires": ["Expires", "到期时间", "到期時間"],
  "channel.fields.state": ["State", "状态", "狀態"],
  "channel.fields.tag": ["Tag", "标签", "標籤"],
  "channel.fields.next_id": ["Next channel", "下一通道", "下一通道"],
  "channel.fields.all_ids": ["Channels", "通道列表", "通道列表"],
  "channel.actions.reset": ["Reset", "重置", "重置"],
} satisfies Translations;
