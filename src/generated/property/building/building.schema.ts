// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { buildingType } from "../../enums";

export const buildingAdd = z.object({
  name: text({ required: true, max: 64 }),
  community_id: referenceTo({ required: true, type: "number" }),
  type: oneOf({ required: true, of: buildingType }),
  floors: integer({ min: 1, max: 200 }),
  sort: integer({ min: 0 }),
  remark: text({ max: 256 }),
});

export const buildingSet = z.extend(z.partial(buildingAdd), { id: key({ type: "number" }) });

export const buildingRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  community_id: z.nullish(z.number()),
  type: z.nullish(z.number()),
  floors: z.nullish(z.number()),
  sort: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Building {
  readonly id: number;
  readonly name: string;
  readonly community_id: number;
  readonly type: 1 | 2 | 3;
  readonly floors: number;
  readonly sort: number;
  readonly remark: string;
  readonly gmt_create: number;
}
