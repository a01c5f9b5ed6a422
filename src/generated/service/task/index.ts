// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import type { ResourceProps } from "pilothouse/wire";

export const task = {
  name: "task",
  section: "service",
  path: null,
  key: "id",
  keyType: "string",
  title: "id",
  access: {},
  extensions: ["mine", "cancel", "retry", "hand_in"],
  words: {
    en: () => import("./task.en"),
    "zh-CN": () => import("./task.zh-CN"),
    "zh-TW": () => import("./task.zh-TW"),
  },
  calls: () => import("./task.calls").then((m) => m.taskCalls),
  schema: () => import("./task.schema").then((m) => ({ row: m.taskRow })),
  views: {},
} satisfies ResourceProps;
