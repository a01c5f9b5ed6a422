// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "channel.name": "通道",
  "channel.plural": "通道",
  "channel.fields.id": "編號",
  "channel.fields.name": "名稱",
  "channel.fields.type": "類型",
  "channel.fields.retries": "重試次數",
  "channel.fields.host": "伺服器",
  "channel.fields.secure": "加密",
  "channel.fields.sign_name": "簽名",
  "channel.fields.speaker": "發音人",
  "channel.groups.channel": "通道",
  "channel.groups.mail": "郵件",
  "channel.groups.message": "簡訊",
  "channel.groups.record": "記錄資訊",
  "enums.channel_type.1": "郵件",
  "enums.channel_type.2": "簡訊",
  "enums.channel_type.3": "語音電話",
} satisfies WordTable;
