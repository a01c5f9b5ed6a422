// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { buildingReference } from "../building/building.reference";

export const floorAdd = z.object({
  name: text({ required: true, max: 64 }),
  number: integer({ required: true, min: -9 }),
  building_id: referenceTo({ required: true, of: buildingReference }),
  remark: text({ max: 256 }),
});

export const floorSet = z.extend(z.partial(floorAdd), { id: key() });

export const floorRow = rowOf(z.extend(floorAdd, { id: key(), gmt_create: timestamp() }));

export type Floor = z.infer<typeof floorRow>;
