// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback_detail.name": "对话消息",
  "feedback_detail.plural": "对话消息",
  "feedback_detail.fields.id": "编号",
  "feedback_detail.fields.title_id": "所属反馈",
  "feedback_detail.fields.sender": "发送方",
  "feedback_detail.fields.content": "消息内容",
  "feedback_detail.fields.attach": "附件",
  "feedback_detail.fields.gmt_create": "发送时间",
  "enums.feedback_sender.1": "用户",
  "enums.feedback_sender.2": "客服",
  "enums.feedback_sender.3": "机器人",
} satisfies WordTable;
