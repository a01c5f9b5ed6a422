// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { jsonText, key, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { notifyType, openState } from "../../enums";

export const sysnotifyUserAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: notifyType }),
  link_id: text({ required: true, max: 128 }),
  link_param: jsonText(),
  state: oneOf({ required: true, of: openState }),
});

export const sysnotifyUserSet = z.extend(z.partial(sysnotifyUserAdd), { id: key() });

export const sysnotifyUserRow = rowOf(z.extend(sysnotifyUserAdd, { id: key(), gmt_create: timestamp() }));

export type SysnotifyUser = z.infer<typeof sysnotifyUserRow>;
