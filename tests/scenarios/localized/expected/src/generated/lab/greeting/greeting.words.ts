// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "greeting.name": ["Greeting", "问候", "問候"],
  "greeting.plural": ["Greetings", "问候", "問候"],
  "greeting.fields.id": ["ID", "编号", "編號"],
  "greeting.fields.name": ["Name", "名称", "名稱"],
  "greeting.fields.details": ["Texts", "文案", "文案"],
  "greeting.fields.details.lang": ["Language", "语言", "語言"],
  "greeting.fields.details.url": ["Address", "地址", "地址"],
  "greeting.fields.details.title": ["Title", "标题", "標題"],
  "greeting.fields.details.content": ["Content", "内容", "內容"],
} satisfies Translations;
