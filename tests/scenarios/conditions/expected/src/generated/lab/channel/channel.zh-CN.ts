// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "channel.name": "通道",
  "channel.plural": "通道",
  "channel.fields.id": "编号",
  "channel.fields.name": "名称",
  "channel.fields.type": "类型",
  "channel.fields.retries": "重试次数",
  "channel.fields.host": "服务器",
  "channel.fields.secure": "加密",
  "channel.fields.sign_name": "签名",
  "channel.fields.speaker": "发音人",
  "channel.groups.channel": "通道",
  "channel.groups.mail": "邮件",
  "channel.groups.message": "短信",
  "channel.groups.record": "记录信息",
  "enums.channel_type.1": "邮件",
  "enums.channel_type.2": "短信",
  "enums.channel_type.3": "语音电话",
} satisfies WordTable;
