// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "note.name": "Note",
  "note.plural": "Notes",
  "note.fields.id": "ID",
  "note.fields.title": "Title",
  "note.fields.tags": "Tags",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
