// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback_bot.name": "Feedback bot",
  "feedback_bot.plural": "Feedback bots",
  "feedback_bot.fields.id": "ID",
  "feedback_bot.fields.lang": "Language",
  "feedback_bot.fields.name": "Name",
  "feedback_bot.fields.main_lang": "Main language",
  "feedback_bot.help.main_lang": "Used for users whose language has no bot",
  "feedback_bot.fields.work_time": "Staffed hours",
  "feedback_bot.help.work_time": "For example 00:00-10:00",
  "feedback_bot.fields.welcomes": "Welcome messages",
  "feedback_bot.fields.welcomes.text": "Text",
  "feedback_bot.fields.staff_msg": "Handoff message",
  "feedback_bot.fields.state": "State",
  "feedback_bot.fields.gmt_create": "Created",
  "acts.open_state.2": "Disable",
  "acts.open_state.1": "Enable",
  "enums.language.en": "English",
  "enums.language.zh-CN": "Simplified Chinese",
  "enums.language.zh-TW": "Traditional Chinese",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;
