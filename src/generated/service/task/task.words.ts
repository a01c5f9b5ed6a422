// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "task.name": ["Task", "任务", "工作"],
  "task.plural": ["Tasks", "任务", "工作"],
  "task.fields.id": ["ID", "编号", "編號"],
} satisfies Translations;
