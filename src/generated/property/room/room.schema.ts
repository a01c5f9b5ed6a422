// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { key, number, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { roomState } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { floorReference } from "../floor/floor.reference";

export const roomAdd = z.object({
  name: text({ required: true, max: 32 }),
  floor_id: referenceTo({ required: true, of: floorReference }),
  area: number({ min: 0 }),
  state: oneOf({ required: true, of: roomState }),
  uid: referenceTo({ type: "string", of: deviceReference }),
  remark: text({ max: 256 }),
});

export const roomSet = z.extend(z.partial(roomAdd), { id: key() });

export const roomRow = rowOf(z.extend(roomAdd, { id: key(), gmt_create: timestamp() }));

export type Room = z.infer<typeof roomRow>;
