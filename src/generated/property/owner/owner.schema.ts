// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, phone, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { gender, reviewState } from "../../enums";
import { roomReference } from "../room/room.reference";

export const ownerAdd = z.object({
  name: text({ required: true, max: 64 }),
  gender: oneOf({ of: gender }),
  phone_area: text({ max: 5, pattern: "area" }),
  phone: phone({ required: true, area: "phone_area" }),
  id_card: text({ pattern: "idCard" }),
  room_id: referenceTo({ required: true, of: roomReference }),
  members: integer({ min: 0 }),
  review: oneOf({ of: reviewState }),
  gmt_move_in: timestamp(),
  remark: text({ max: 256 }),
});

export const ownerSet = z.extend(z.partial(ownerAdd), { id: key() });

export const ownerRow = rowOf(z.extend(ownerAdd, { id: key(), gmt_create: timestamp() }));

export type Owner = z.infer<typeof ownerRow>;
