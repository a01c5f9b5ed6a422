// Generated from resources/service/task.yaml. Do not edit: change the definition, then npm run generate.
import { key, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const taskRow = rowOf(
  z.object({
    id: key({ type: "string" }),
    of: text({ unasked: true, max: 64 }),
  }),
);

export type Task = z.infer<typeof taskRow>;
