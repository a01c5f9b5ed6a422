// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "greeting.name": "問候",
  "greeting.plural": "問候",
  "greeting.fields.id": "編號",
  "greeting.fields.name": "名稱",
  "greeting.fields.details": "文案",
  "greeting.fields.details.lang": "語言",
  "greeting.fields.details.url": "地址",
  "greeting.fields.details.title": "標題",
  "greeting.fields.details.content": "內容",
  "enums.language.en": "英語",
  "enums.language.zh-CN": "簡體中文",
  "enums.language.zh-TW": "繁體中文",
} satisfies WordTable;
