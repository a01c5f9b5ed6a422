// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { key, money, oneOf, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const jobAdd = z.object({
  name: text({ required: true }),
  cost: money({ currency: "rmb" }),
  host: text(),
  reason: text(),
});

export const jobRow = rowOf(z.extend(jobAdd, { id: key(), state: oneOf({ of: publishState }) }));

export type Job = z.infer<typeof jobRow>;
