// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, cronExpression, integer, key, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { cronTask, cronType, openState, runResult } from "../../enums";

export const cronAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: cronType }),
  state: oneOf({ required: true, of: openState }),
  spec: cronExpression({ required: true }),
  param: attributes({ of: { task: oneOf({ required: true, of: cronTask }), days: integer({ min: 0, max: 3650 }) } }),
});

export const cronSet = z.extend(z.partial(cronAdd), { id: key() });

export const cronRow = rowOf(
  z.extend(cronAdd, {
    id: key(),
    gmt_run: timestamp(),
    gmt_next: timestamp(),
    result: oneOf({ of: runResult }),
    affected: integer(),
    gmt_create: timestamp(),
  }),
);

export type Cron = z.infer<typeof cronRow>;
