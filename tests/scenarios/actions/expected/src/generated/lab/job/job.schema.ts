// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { text } from "pilothouse/schema";
import * as z from "zod/mini";

export const jobAdd = z.object({
  name: text({ required: true }),
  host: text(),
  reason: text(),
});

export const jobRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  host: z.nullish(z.string()),
  reason: z.nullish(z.string()),
  state: z.nullish(z.number()),
});

export interface Job {
  readonly id: number;
  readonly name: string;
  readonly host: string;
  readonly reason: string;
  readonly state: 1 | 2;
}
