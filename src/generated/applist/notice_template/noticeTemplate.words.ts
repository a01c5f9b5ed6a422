// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "notice_template.name": ["Notice template", "通知模板", "通知範本"],
  "notice_template.plural": ["Notice templates", "通知模板", "通知範本"],
  "notice_template.fields.id": ["ID", "编号", "編號"],
  "notice_template.fields.name": ["Name", "模板名称", "範本名稱"],
  "notice_template.fields.type": ["Notice type", "通知类型", "通知類型"],
  "notice_template.fields.lang": ["Language", "语言", "語言"],
  "notice_template.fields.title": ["Title", "标题", "標題"],
  "notice_template.fields.body": ["Body", "正文", "正文"],
  "notice_template.help.body": [
    "You can use the variables user_name, goods, price, time and (of a refused refund) reason in double braces",
    "可使用双花括号包裹的变量 user_name、goods、price、time，退款被拒时可用 reason",
    "可使用雙花括號包裹的變數 user_name、goods、price、time，退款被拒時可用 reason",
  ],
  "notice_template.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "notice_template.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
