// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { areaLevel, openState, sys } from "../../enums";

export const zoneBindingAdd = z.object({
  sys: oneOf({ required: true, of: sys }),
  src_type: oneOf({ required: true, of: areaLevel }),
  src_area: text({ required: true, max: 64 }),
  dest_type: oneOf({ required: true, of: areaLevel }),
  dest_area: referenceTo({ required: true, type: "string" }),
  state: oneOf({ required: true, of: openState }),
  remark: text({ max: 256 }),
});

export const zoneBindingSet = z.extend(z.partial(zoneBindingAdd), { id: key({ type: "number" }) });

export const zoneBindingRow = z.looseObject({
  id: z.number(),
  sys: z.nullish(z.number()),
  type: z.nullish(z.string()),
  src_type: z.nullish(z.number()),
  src_area: z.nullish(z.string()),
  dest_type: z.nullish(z.number()),
  dest_area: z.nullish(z.string()),
  state: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface ZoneBinding {
  readonly id: number;
  readonly sys: 1 | 2 | 3;
  readonly type: "sys" | "datacenter" | "zonebind";
  readonly src_type: 1 | 2 | 3;
  readonly src_area: string;
  readonly dest_type: 1 | 2 | 3;
  readonly dest_area: string;
  readonly state: 1 | 2;
  readonly remark: string;
  readonly gmt_create: number;
}
