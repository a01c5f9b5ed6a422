// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const taskReference = { resource: "task", path: null, key: "id", title: "id" } satisfies Reference;
