// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const task = {
  name: "task",
  section: "service",
  path: null,
  key: "id",
  keyType: "string",
  title: "id",
  access: {},
  extensions: ["mine", "cancel", "retry", "hand_in"],
  words: wordsIn(() => import("./task.words")),
  calls: () => import("./task.calls").then((m) => m.taskCalls),
  schema: () => import("./task.schema").then((m) => ({ row: m.taskRow })),
  views: {},
} satisfies ResourceProps;
