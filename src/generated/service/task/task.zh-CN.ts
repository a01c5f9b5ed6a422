// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "task.name": "任务",
  "task.plural": "任务",
  "task.fields.id": "编号",
} satisfies WordTable;
