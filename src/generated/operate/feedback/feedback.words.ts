// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "feedback.name": ["Feedback", "用户反馈", "使用者回饋"],
  "feedback.plural": ["Feedback", "用户反馈", "使用者回饋"],
  "feedback.fields.id": ["ID", "编号", "編號"],
  "feedback.fields.title": ["Title", "标题", "標題"],
  "feedback.fields.type": ["Type", "反馈类型", "回饋類型"],
  "feedback.fields.state": ["State", "处理状态", "處理狀態"],
  "feedback.fields.user_id": ["User", "用户", "使用者"],
  "feedback.fields.app_id": ["App", "应用", "應用程式"],
  "feedback.fields.account_id": ["Assignee", "处理人", "處理人"],
  "feedback.help.account_id": ["The first agent to take or answer it", "首个受理或回复的客服", "首個受理或回覆的客服"],
  "feedback.fields.uid": ["Device", "设备", "裝置"],
  "feedback.fields.contact": ["Contact", "联系方式", "聯絡方式"],
  "feedback.fields.remark": ["Remark", "备注", "備註"],
  "feedback.help.remark": [
    "For support only. The user does not see it.",
    "仅客服可见，用户不可见",
    "僅客服可見，使用者不可見",
  ],
  "feedback.fields.gmt_create": ["Sent", "提交时间", "提交時間"],
  "feedback.fields.gmt_update": ["Last reply", "最近回复", "最近回覆"],
  "feedback.views.pending": ["Pending", "待处理", "待處理"],
  "feedback.views.processing": ["Processing", "处理中", "處理中"],
} satisfies Translations;
