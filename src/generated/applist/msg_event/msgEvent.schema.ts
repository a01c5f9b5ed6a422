// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, text, timeRange } from "pilothouse/schema";
import * as z from "zod/mini";
import { alarmType, notifyType, openState } from "../../enums";

export const msgEventAdd = z.object({
  name: text({ required: true, max: 64 }),
  app_id: referenceTo({ required: true, type: "number" }),
  type: oneOf({ required: true, of: alarmType }),
  notify_type: oneOf({ required: true, of: notifyType }),
  template_id: referenceTo({ type: "number" }),
  time_range: timeRange(),
  interval: integer({ min: 0 }),
  delay: integer({ min: 0 }),
  state: oneOf({ required: true, of: openState }),
});

export const msgEventSet = z.extend(z.partial(msgEventAdd), { id: key({ type: "number" }) });

export const msgEventRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  type: z.nullish(z.number()),
  notify_type: z.nullish(z.number()),
  template_id: z.nullish(z.number()),
  time_range: z.nullish(z.string()),
  interval: z.nullish(z.number()),
  delay: z.nullish(z.number()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface MsgEvent {
  readonly id: number;
  readonly name: string;
  readonly app_id: number;
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 57;
  readonly notify_type: 1 | 2 | 3 | 4;
  readonly template_id: number;
  readonly time_range: string;
  readonly interval: number;
  readonly delay: number;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}
