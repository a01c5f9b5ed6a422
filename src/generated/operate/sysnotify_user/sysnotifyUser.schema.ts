// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { jsonText, key, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { notifyType, openState } from "../../enums";

export const sysnotifyUserAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: notifyType }),
  link_id: text({ required: true, max: 128 }),
  link_param: jsonText(),
  state: oneOf({ required: true, of: openState }),
});

export const sysnotifyUserSet = z.extend(z.partial(sysnotifyUserAdd), { id: key({ type: "number" }) });

export const sysnotifyUserRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  link_id: z.nullish(z.string()),
  link_param: z.nullish(z.string()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface SysnotifyUser {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3 | 4;
  readonly link_id: string;
  readonly link_param: string;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}
