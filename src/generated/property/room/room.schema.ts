// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { key, number, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { roomState } from "../../enums";

export const roomAdd = z.object({
  name: text({ required: true, max: 32 }),
  floor_id: referenceTo({ required: true, type: "number" }),
  area: number({ min: 0 }),
  state: oneOf({ required: true, of: roomState }),
  uid: referenceTo({ type: "string" }),
  remark: text({ max: 256 }),
});

export const roomSet = z.extend(z.partial(roomAdd), { id: key({ type: "number" }) });

export const roomRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  floor_id: z.nullish(z.number()),
  area: z.nullish(z.number()),
  state: z.nullish(z.number()),
  uid: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Room {
  readonly id: number;
  readonly name: string;
  readonly floor_id: number;
  readonly area: number;
  readonly state: 1 | 2 | 3 | 4;
  readonly uid: string;
  readonly remark: string;
  readonly gmt_create: number;
}
