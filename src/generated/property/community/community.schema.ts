// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { key, number, oneOf, phone, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { communityType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const communityAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: communityType }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  person: text({ max: 64 }),
  phone: phone(),
  city: text({ max: 64 }),
  address: text({ max: 256 }),
  latitude: number({ min: -90, max: 90 }),
  longitude: number({ min: -180, max: 180 }),
  remark: text({ max: 256 }),
});

export const communitySet = z.extend(z.partial(communityAdd), { id: key() });

export const communityRow = rowOf(z.extend(communityAdd, { id: key(), gmt_create: timestamp() }));

export type Community = z.infer<typeof communityRow>;
