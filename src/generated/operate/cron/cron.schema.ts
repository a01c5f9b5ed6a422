// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, cronExpression, integer, key, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { cronTask, cronType, publishState } from "../../enums";

export const cronAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: cronType }),
  state: oneOf({ required: true, of: publishState }),
  spec: cronExpression({ required: true }),
  param: attributes({ of: { task: oneOf({ required: true, of: cronTask }), days: integer({ min: 0, max: 3650 }) } }),
});

export const cronSet = z.extend(z.partial(cronAdd), { id: key({ type: "number" }) });

export const cronRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  state: z.nullish(z.number()),
  spec: z.nullish(z.string()),
  param: z.nullish(z.string()),
  gmt_run: z.nullish(z.number()),
  gmt_next: z.nullish(z.number()),
  result: z.nullish(z.number()),
  affected: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Cron {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3 | 4;
  readonly state: 1 | 2;
  readonly spec: string;
  readonly param: string;
  readonly gmt_run: number;
  readonly gmt_next: number;
  readonly result: 0 | 1 | 2;
  readonly affected: number;
  readonly gmt_create: number;
}
