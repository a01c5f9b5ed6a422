// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "feedback_detail.name": ["Message", "对话消息", "對話訊息"],
  "feedback_detail.plural": ["Messages", "对话消息", "對話訊息"],
  "feedback_detail.fields.id": ["ID", "编号", "編號"],
  "feedback_detail.fields.title_id": ["Feedback", "所属反馈", "所屬回饋"],
  "feedback_detail.fields.sender": ["From", "发送方", "傳送方"],
  "feedback_detail.fields.account_id": ["Answered by", "回复人", "回覆人"],
  "feedback_detail.fields.content": ["Message", "消息内容", "訊息內容"],
  "feedback_detail.fields.attach": ["Attachment", "附件", "附件"],
  "feedback_detail.fields.gmt_create": ["Sent", "发送时间", "傳送時間"],
} satisfies Translations;
