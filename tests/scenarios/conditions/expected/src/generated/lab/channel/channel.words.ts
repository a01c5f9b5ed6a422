// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "channel.name": ["Channel", "通道", "通道"],
  "channel.plural": ["Channels", "通道", "通道"],
  "channel.fields.id": ["ID", "编号", "編號"],
  "channel.fields.name": ["Name", "名称", "名稱"],
  "channel.fields.type": ["Type", "类型", "類型"],
  "channel.fields.retries": ["Retries", "重试次数", "重試次數"],
  "channel.fields.host": ["Server", "服务器", "伺服器"],
  "channel.fields.secure": ["Encrypted", "加密", "加密"],
  "channel.fields.sign_name": ["Signature", "签名", "簽名"],
  "channel.fields.entered": ["Entered", "录入时间", "錄入時間"],
  "channel.fields.speaker": ["Voice", "发音人", "發音人"],
  "channel.groups.channel": ["Channel", "通道", "通道"],
  "channel.groups.mail": ["Mail", "邮件", "郵件"],
  "channel.groups.message": ["Messages", "短信", "簡訊"],
  "channel.groups.voice": ["Voice", "语音", "語音"],
  "channel.views.mail": ["Mail", "邮件", "郵件"],
  "channel.views.latest": ["This week", "本周", "本週"],
} satisfies Translations;
