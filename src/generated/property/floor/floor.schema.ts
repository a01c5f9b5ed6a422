// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const floorAdd = z.object({
  name: text({ required: true, max: 64 }),
  number: integer({ required: true, min: -9 }),
  building_id: referenceTo({ required: true, type: "number" }),
  remark: text({ max: 256 }),
});

export const floorSet = z.extend(z.partial(floorAdd), { id: key({ type: "number" }) });

export const floorRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  number: z.nullish(z.number()),
  building_id: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Floor {
  readonly id: number;
  readonly name: string;
  readonly number: number;
  readonly building_id: number;
  readonly remark: string;
  readonly gmt_create: number;
}
