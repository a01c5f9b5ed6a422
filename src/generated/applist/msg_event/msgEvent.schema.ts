// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timeRange, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { alarmType, notifyType, openState } from "../../enums";
import { appReference } from "../app/app.reference";
import { msgTemplateReference } from "../msg_template/msgTemplate.reference";

export const msgEventAdd = z.object({
  name: text({ required: true, max: 64 }),
  app_id: referenceTo({ required: true, of: appReference }),
  type: oneOf({ required: true, of: alarmType }),
  notify_type: oneOf({ required: true, of: notifyType }),
  template_id: referenceTo({ of: msgTemplateReference }),
  time_range: timeRange(),
  interval: integer({ min: 0 }),
  delay: integer({ min: 0 }),
  state: oneOf({ required: true, of: openState }),
});

export const msgEventSet = z.extend(z.partial(msgEventAdd), { id: key() });

export const msgEventRow = rowOf(z.extend(msgEventAdd, { id: key(), gmt_create: timestamp() }));

export type MsgEvent = z.infer<typeof msgEventRow>;
