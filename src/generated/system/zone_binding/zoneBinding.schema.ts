// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { areaLevel, openState, resourceType, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const zoneBindingAdd = z.object({
  sys: oneOf({ required: true, of: sys }),
  src_type: oneOf({ required: true, of: areaLevel }),
  src_area: text({ required: true, max: 64 }),
  dest_type: oneOf({ required: true, of: areaLevel }),
  dest_area: referenceTo({ required: true, type: "string", of: zoneReference }),
  state: oneOf({ required: true, of: openState }),
  remark: text({ max: 256 }),
});

export const zoneBindingSet = z.extend(z.partial(zoneBindingAdd), { id: key() });

export const zoneBindingRow = rowOf(
  z.extend(zoneBindingAdd, { id: key(), type: oneOf({ unasked: true, of: resourceType }), gmt_create: timestamp() }),
);

export type ZoneBinding = z.infer<typeof zoneBindingRow>;
