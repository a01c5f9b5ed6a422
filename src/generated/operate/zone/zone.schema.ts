// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState, sys } from "../../enums";

export const zoneAdd = z.object({
  zone: key({ type: "string" }),
  name: text({ required: true, max: 64 }),
  cn_name: text({ required: true, max: 64 }),
  region: text({ required: true, max: 64 }),
  sys: oneOf({ required: true, of: sys }),
  state: oneOf({ required: true, of: openState }),
});

export const zoneSet = z.extend(z.partial(z.omit(zoneAdd, { zone: true })), { zone: key({ type: "string" }) });

export const zoneRow = rowOf(z.extend(zoneAdd, { gmt_create: timestamp() }));

export type Zone = z.infer<typeof zoneRow>;
