// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "greeting.name": "Greeting",
  "greeting.plural": "Greetings",
  "greeting.fields.id": "ID",
  "greeting.fields.name": "Name",
  "greeting.fields.details": "Texts",
  "greeting.fields.details.lang": "Language",
  "greeting.fields.details.url": "Address",
  "greeting.fields.details.title": "Title",
  "greeting.fields.details.content": "Content",
  "enums.language.en": "English",
  "enums.language.zh-CN": "Simplified Chinese",
  "enums.language.zh-TW": "Traditional Chinese",
} satisfies WordTable;
