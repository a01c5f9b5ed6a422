// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback.name": "用户反馈",
  "feedback.plural": "用户反馈",
  "feedback.fields.id": "编号",
  "feedback.fields.title": "标题",
  "feedback.fields.type": "反馈类型",
  "feedback.fields.state": "处理状态",
  "feedback.fields.user_id": "用户",
  "feedback.fields.app_id": "应用",
  "feedback.fields.account_id": "处理人",
  "feedback.help.account_id": "首个受理或回复的客服",
  "feedback.fields.uid": "设备",
  "feedback.fields.contact": "联系方式",
  "feedback.fields.remark": "备注",
  "feedback.help.remark": "仅客服可见，用户不可见",
  "feedback.fields.gmt_create": "提交时间",
  "feedback.fields.gmt_update": "最近回复",
  "enums.feedback_type.1": "应用问题",
  "enums.feedback_type.2": "设备问题",
  "enums.feedback_type.3": "云存储问题",
  "enums.feedback_type.4": "订单与支付",
  "enums.feedback_type.5": "意见建议",
  "enums.feedback_state.1": "待处理",
  "enums.feedback_state.2": "处理中",
  "enums.feedback_state.3": "已解决",
} satisfies WordTable;
