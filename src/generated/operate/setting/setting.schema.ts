// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { jsonText, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState, serviceName, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const settingAdd = z.object({
  name: text({ required: true, max: 64 }),
  service: oneOf({ required: true, of: serviceName }),
  zone: referenceTo({ type: "string", of: zoneReference }),
  sys: oneOf({ required: true, of: sys }),
  content: jsonText({ required: true }),
  state: oneOf({ required: true, of: openState }),
  remark: text({ max: 256 }),
});

export const settingSet = z.extend(z.partial(settingAdd), { id: key() });

export const settingRow = rowOf(z.extend(settingAdd, { id: key(), gmt_create: timestamp() }));

export type Setting = z.infer<typeof settingRow>;
