// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "push_record.name": ["Push record", "推送记录", "推播記錄"],
  "push_record.plural": ["Push records", "推送记录", "推播記錄"],
  "push_record.fields.id": ["ID", "编号", "編號"],
  "push_record.fields.title": ["Title", "标题", "標題"],
  "push_record.fields.type": ["Template type", "模板类型", "範本類型"],
  "push_record.fields.notify_type": ["Channel", "通知方式", "通知方式"],
  "push_record.fields.receiver": ["Recipient", "接收人", "收件者"],
  "push_record.fields.app_id": ["App", "应用", "應用程式"],
  "push_record.fields.platform_id": ["Push platform", "推送平台", "推播平台"],
  "push_record.fields.template_id": ["Template", "推送模板", "推播範本"],
  "push_record.fields.state": ["State", "发送状态", "傳送狀態"],
  "push_record.fields.body": ["Body", "正文", "正文"],
  "push_record.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "push_record.fields.gmt_send": ["Sent", "发送时间", "傳送時間"],
  "push_record.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
