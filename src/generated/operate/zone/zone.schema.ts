// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, text } from "pilothouse/schema";
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

export const zoneRow = z.looseObject({
  zone: z.string(),
  name: z.nullish(z.string()),
  cn_name: z.nullish(z.string()),
  region: z.nullish(z.string()),
  sys: z.nullish(z.number()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Zone {
  readonly zone: string;
  readonly name: string;
  readonly cn_name: string;
  readonly region: string;
  readonly sys: 1 | 2 | 3;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}
