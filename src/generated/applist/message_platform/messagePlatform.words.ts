// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "message_platform.name": ["Message platform", "消息平台", "訊息平台"],
  "message_platform.plural": ["Message platforms (app push)", "消息平台（应用推送）", "訊息平台（App 推播）"],
  "message_platform.fields.id": ["ID", "编号", "編號"],
  "message_platform.fields.app_id": ["App", "应用", "應用程式"],
  "message_platform.fields.client_type": ["Client", "客户端类型", "用戶端類型"],
  "message_platform.fields.access_id": ["Access ID", "AccessId", "AccessId"],
  "message_platform.fields.access_key": ["Access key", "AccessKey", "AccessKey"],
  "message_platform.fields.secret_key": ["Secret key", "SecretKey", "SecretKey"],
  "message_platform.fields.secret_file": ["Certificate file", "证书文件", "憑證檔案"],
  "message_platform.help.secret_file": ["Push certificate of the phone maker", "手机厂商推送证书", "手機廠商推播憑證"],
  "message_platform.fields.xm_ch_id": ["Xiaomi channel ID", "小米推送通道 ID", "小米推播通道 ID"],
  "message_platform.fields.oppo_ch_id": ["OPPO channel ID", "OPPO 推送通道 ID", "OPPO 推播通道 ID"],
  "message_platform.fields.open_type": ["Tap action", "点击后动作", "點選後動作"],
  "message_platform.fields.open_param": ["Tap target", "动作参数", "動作參數"],
  "message_platform.help.open_param": [
    "The page or address a tap opens",
    "点击后打开的页面或网址",
    "點選後開啟的頁面或網址",
  ],
  "message_platform.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "message_platform.groups.platform": ["Platform", "平台信息", "平台資訊"],
  "message_platform.groups.channels": ["Channels", "厂商通道", "廠商通道"],
  "message_platform.groups.tap": ["Tap action", "点击动作", "點選動作"],
  "message_platform.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
