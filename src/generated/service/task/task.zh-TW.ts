// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "task.name": "任務",
  "task.plural": "任務",
  "task.fields.id": "編號",
} satisfies WordTable;
