// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { sharePermission } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const deviceShareAdd = z.object({
  uid: referenceTo({ required: true, type: "string", of: deviceReference }),
  user_id: referenceTo({ required: true, type: "string", of: appUserReference }),
  share_user_id: referenceTo({ required: true, type: "string", of: appUserReference }),
  permission: oneOf({ required: true, of: sharePermission }),
  gmt_expire: timestamp(),
});

export const deviceShareRow = rowOf(z.extend(deviceShareAdd, { id: key(), gmt_create: timestamp() }));

export type DeviceShare = z.infer<typeof deviceShareRow>;
