// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "feedback_bot.name": ["Feedback bot", "反馈机器人", "回饋機器人"],
  "feedback_bot.plural": ["Feedback bots", "反馈机器人", "回饋機器人"],
  "feedback_bot.fields.id": ["ID", "编号", "編號"],
  "feedback_bot.fields.lang": ["Language", "语言", "語言"],
  "feedback_bot.fields.name": ["Name", "机器人名称", "機器人名稱"],
  "feedback_bot.fields.main_lang": ["Main language", "主语言", "主語言"],
  "feedback_bot.help.main_lang": [
    "Used for users whose language has no bot",
    "用户语言没有对应机器人时使用",
    "使用者語言沒有對應機器人時使用",
  ],
  "feedback_bot.fields.work_time": ["Staffed hours", "人工服务时间", "人工服務時間"],
  "feedback_bot.help.work_time": ["For example 00:00-10:00", "格式如 00:00-10:00", "格式如 00:00-10:00"],
  "feedback_bot.fields.welcomes": ["Welcome messages", "欢迎语", "歡迎語"],
  "feedback_bot.fields.welcomes.text": ["Text", "内容", "內容"],
  "feedback_bot.fields.staff_msg": ["Handoff message", "转人工提示语", "轉人工提示語"],
  "feedback_bot.fields.state": ["State", "状态", "狀態"],
  "feedback_bot.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
