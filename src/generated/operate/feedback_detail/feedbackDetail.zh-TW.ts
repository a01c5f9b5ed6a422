// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback_detail.name": "對話訊息",
  "feedback_detail.plural": "對話訊息",
  "feedback_detail.fields.id": "編號",
  "feedback_detail.fields.title_id": "所屬回饋",
  "feedback_detail.fields.sender": "傳送方",
  "feedback_detail.fields.content": "訊息內容",
  "feedback_detail.fields.attach": "附件",
  "feedback_detail.fields.gmt_create": "傳送時間",
  "enums.feedback_sender.1": "使用者",
  "enums.feedback_sender.2": "客服",
  "enums.feedback_sender.3": "機器人",
} satisfies WordTable;
