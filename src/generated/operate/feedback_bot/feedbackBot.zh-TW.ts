// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback_bot.name": "回饋機器人",
  "feedback_bot.plural": "回饋機器人",
  "feedback_bot.fields.id": "編號",
  "feedback_bot.fields.lang": "語言",
  "feedback_bot.fields.name": "機器人名稱",
  "feedback_bot.fields.main_lang": "主語言",
  "feedback_bot.help.main_lang": "使用者語言沒有對應機器人時使用",
  "feedback_bot.fields.work_time": "人工服務時間",
  "feedback_bot.help.work_time": "格式如 00:00-10:00",
  "feedback_bot.fields.welcomes": "歡迎語",
  "feedback_bot.fields.welcomes.text": "內容",
  "feedback_bot.fields.staff_msg": "轉人工提示語",
  "feedback_bot.fields.state": "狀態",
  "feedback_bot.fields.gmt_create": "建立時間",
  "acts.open_state.2": "停用",
  "acts.open_state.1": "啟用",
  "enums.language.en": "英語",
  "enums.language.zh-CN": "簡體中文",
  "enums.language.zh-TW": "繁體中文",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
