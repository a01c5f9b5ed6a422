// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "feedback_bot.name": "反馈机器人",
  "feedback_bot.plural": "反馈机器人",
  "feedback_bot.fields.id": "编号",
  "feedback_bot.fields.lang": "语言",
  "feedback_bot.fields.name": "机器人名称",
  "feedback_bot.fields.main_lang": "主语言",
  "feedback_bot.help.main_lang": "用户语言没有对应机器人时使用",
  "feedback_bot.fields.work_time": "人工服务时间",
  "feedback_bot.help.work_time": "格式如 00:00-10:00",
  "feedback_bot.fields.welcomes": "欢迎语",
  "feedback_bot.fields.welcomes.text": "内容",
  "feedback_bot.fields.staff_msg": "转人工提示语",
  "feedback_bot.fields.state": "状态",
  "feedback_bot.fields.gmt_create": "创建时间",
  "acts.open_state.2": "停用",
  "acts.open_state.1": "启用",
  "enums.language.en": "英语",
  "enums.language.zh-CN": "简体中文",
  "enums.language.zh-TW": "繁体中文",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
