// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { buildingType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const buildingAdd = z.object({
  name: text({ required: true, max: 64 }),
  community_id: referenceTo({ required: true, of: communityReference }),
  type: oneOf({ required: true, of: buildingType }),
  floors: integer({ min: 1, max: 200 }),
  sort: integer({ min: 0, sort: true }),
  remark: text({ max: 256 }),
});

export const buildingSet = z.extend(z.partial(buildingAdd), { id: key() });

export const buildingRow = rowOf(z.extend(buildingAdd, { id: key(), gmt_create: timestamp() }));

export type Building = z.infer<typeof buildingRow>;
