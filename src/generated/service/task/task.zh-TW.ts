// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "task.name": "工作",
  "task.plural": "工作",
  "task.fields.id": "編號",
} satisfies WordTable;
