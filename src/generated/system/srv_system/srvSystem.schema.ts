// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { deployState, sys } from "../../enums";

export const srvSystemAdd = z.object({
  sys: oneOf({ required: true, of: sys }),
  name: text({ required: true, max: 64 }),
  domain: text({ max: 128, pattern: "host" }),
  state: oneOf({ required: true, of: deployState }),
  remark: text({ max: 256 }),
});

export const srvSystemSet = z.extend(z.partial(z.omit(srvSystemAdd, { sys: true })), { id: key() });

export const srvSystemRow = rowOf(z.extend(srvSystemAdd, { id: key(), gmt_create: timestamp() }));

export type SrvSystem = z.infer<typeof srvSystemRow>;
