// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const taskRow = z.looseObject({
  id: z.string(),
});

export interface Task {
  readonly id: string;
}
