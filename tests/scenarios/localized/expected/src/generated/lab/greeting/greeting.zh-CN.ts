// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "greeting.name": "问候",
  "greeting.plural": "问候",
  "greeting.fields.id": "编号",
  "greeting.fields.name": "名称",
  "greeting.fields.details": "文案",
  "greeting.fields.details.lang": "语言",
  "greeting.fields.details.url": "地址",
  "greeting.fields.details.title": "标题",
  "greeting.fields.details.content": "内容",
  "enums.language.en": "英语",
  "enums.language.zh-CN": "简体中文",
  "enums.language.zh-TW": "繁体中文",
} satisfies WordTable;
