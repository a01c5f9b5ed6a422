// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "note.name": "筆記",
  "note.plural": "筆記",
  "note.fields.id": "編號",
  "note.fields.title": "標題",
  "note.fields.tags": "標籤",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
