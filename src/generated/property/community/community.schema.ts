// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { key, number, oneOf, phone, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { communityType } from "../../enums";

export const communityAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: communityType }),
  comp_id: referenceTo({ required: true, type: "number" }),
  person: text({ max: 64 }),
  phone: phone(),
  city: text({ max: 64 }),
  address: text({ max: 256 }),
  latitude: number({ min: -90, max: 90 }),
  longitude: number({ min: -180, max: 180 }),
  remark: text({ max: 256 }),
});

export const communitySet = z.extend(z.partial(communityAdd), { id: key({ type: "number" }) });

export const communityRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  person: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  city: z.nullish(z.string()),
  address: z.nullish(z.string()),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Community {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3;
  readonly comp_id: number;
  readonly person: string;
  readonly phone: string;
  readonly city: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly remark: string;
  readonly gmt_create: number;
}
