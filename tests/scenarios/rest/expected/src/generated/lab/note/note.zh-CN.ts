// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "note.name": "笔记",
  "note.plural": "笔记",
  "note.fields.id": "编号",
  "note.fields.title": "标题",
  "note.fields.tags": "标签",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
