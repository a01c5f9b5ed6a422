// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "task.name": "Task",
  "task.plural": "Tasks",
  "task.fields.id": "ID",
} satisfies WordTable;
