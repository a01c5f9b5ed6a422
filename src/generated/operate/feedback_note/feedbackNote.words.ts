// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "feedback_note.name": ["Internal note", "内部备注", "內部備註"],
  "feedback_note.plural": ["Internal notes", "内部备注", "內部備註"],
  "feedback_note.fields.id": ["ID", "编号", "編號"],
  "feedback_note.fields.feedback_id": ["Feedback", "所属反馈", "所屬回饋"],
  "feedback_note.fields.type": ["Type", "备注类型", "備註類型"],
  "feedback_note.fields.account_id": ["Author", "作者", "作者"],
  "feedback_note.fields.receiver_id": ["Handed over to", "转交给", "轉交給"],
  "feedback_note.fields.content": ["Note", "备注内容", "備註內容"],
  "feedback_note.fields.gmt_create": ["Written", "记录时间", "記錄時間"],
} satisfies Translations;
