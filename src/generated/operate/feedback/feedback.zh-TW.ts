// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback.name": "使用者回饋",
  "feedback.plural": "使用者回饋",
  "feedback.fields.id": "編號",
  "feedback.fields.title": "標題",
  "feedback.fields.type": "回饋類型",
  "feedback.fields.state": "處理狀態",
  "feedback.fields.user_id": "使用者",
  "feedback.fields.app_id": "應用",
  "feedback.fields.account_id": "處理人",
  "feedback.help.account_id": "首個受理或回覆的客服",
  "feedback.fields.uid": "裝置",
  "feedback.fields.contact": "聯絡方式",
  "feedback.fields.remark": "備註",
  "feedback.help.remark": "僅客服可見，使用者不可見",
  "feedback.fields.gmt_create": "提交時間",
  "feedback.fields.gmt_update": "最近回覆",
  "enums.feedback_type.1": "應用問題",
  "enums.feedback_type.2": "裝置問題",
  "enums.feedback_type.3": "雲端儲存問題",
  "enums.feedback_type.4": "訂單與支付",
  "enums.feedback_type.5": "意見建議",
  "enums.feedback_state.1": "待處理",
  "enums.feedback_state.2": "處理中",
  "enums.feedback_state.3": "已解決",
} satisfies WordTable;
