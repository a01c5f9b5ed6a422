// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "note.name": ["Note", "笔记", "筆記"],
  "note.plural": ["Notes", "笔记", "筆記"],
  "note.fields.id": ["ID", "编号", "編號"],
  "note.fields.title": ["Title", "标题", "標題"],
  "note.fields.tags": ["Tags", "标签", "標籤"],
} satisfies Translations;
