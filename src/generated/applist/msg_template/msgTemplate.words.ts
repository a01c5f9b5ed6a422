// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "msg_template.name": ["Message template", "消息模板", "訊息範本"],
  "msg_template.plural": ["Message templates", "消息模板", "訊息範本"],
  "msg_template.fields.id": ["ID", "编号", "編號"],
  "msg_template.fields.name": ["Name", "模板名称", "範本名稱"],
  "msg_template.fields.type": ["Template type", "模板类型", "範本類型"],
  "msg_template.fields.lang": ["Language", "语言", "語言"],
  "msg_template.fields.title": ["Title", "标题", "標題"],
  "msg_template.fields.body": ["Body", "正文", "正文"],
  "msg_template.help.body": [
    "You can use the variables name, uid and time in double braces",
    "可使用双花括号包裹的变量 name、uid、time",
    "可使用雙花括號包裹的變數 name、uid、time",
  ],
  "msg_template.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "msg_template.help.comp_id": [
    "Leave empty for the platform's own templates",
    "留空表示平台自有模板",
    "留空表示平台自有範本",
  ],
  "msg_template.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
