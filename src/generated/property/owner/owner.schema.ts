// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, phone, referenceTo, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { gender, reviewState } from "../../enums";

export const ownerAdd = z.object({
  name: text({ required: true, max: 64 }),
  gender: oneOf({ of: gender }),
  phone_area: text({ max: 5, pattern: "area" }),
  phone: phone({ required: true, area: "phone_area" }),
  id_card: text({ pattern: "idCard" }),
  room_id: referenceTo({ required: true, type: "number" }),
  members: integer({ min: 0 }),
  review: oneOf({ of: reviewState }),
  gmt_move_in: timestamp(),
  remark: text({ max: 256 }),
});

export const ownerSet = z.extend(z.partial(ownerAdd), { id: key({ type: "number" }) });

export const ownerRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  gender: z.nullish(z.number()),
  phone_area: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  id_card: z.nullish(z.string()),
  room_id: z.nullish(z.number()),
  members: z.nullish(z.number()),
  review: z.nullish(z.number()),
  gmt_move_in: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Owner {
  readonly id: number;
  readonly name: string;
  readonly gender: 1 | 2 | 3;
  readonly phone_area: string;
  readonly phone: string;
  readonly id_card: string;
  readonly room_id: number;
  readonly members: number;
  readonly review: 1 | 2 | 3;
  readonly gmt_move_in: number;
  readonly remark: string;
  readonly gmt_create: number;
}
