// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { oneOf, referenceTo, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { sharePermission } from "../../enums";

export const deviceShareAdd = z.object({
  uid: referenceTo({ required: true, type: "string" }),
  user_id: referenceTo({ required: true, type: "string" }),
  share_user_id: referenceTo({ required: true, type: "string" }),
  permission: oneOf({ required: true, of: sharePermission }),
  gmt_expire: timestamp(),
});

export const deviceShareRow = z.looseObject({
  id: z.number(),
  uid: z.nullish(z.string()),
  user_id: z.nullish(z.string()),
  share_user_id: z.nullish(z.string()),
  permission: z.nullish(z.number()),
  gmt_expire: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface DeviceShare {
  readonly id: number;
  readonly uid: string;
  readonly user_id: string;
  readonly share_user_id: string;
  readonly permission: 1 | 2 | 3;
  readonly gmt_expire: number;
  readonly gmt_create: number;
}
