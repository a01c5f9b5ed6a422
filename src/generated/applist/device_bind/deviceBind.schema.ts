// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { bindAction } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appReference } from "../app/app.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const deviceBindRow = rowOf(
  z.object({
    id: key(),
    uid: referenceTo({ type: "string", of: deviceReference }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    app_id: referenceTo({ of: appReference }),
    action: oneOf({ of: bindAction }),
    ip: text(),
    gmt_create: timestamp(),
  }),
);

export type DeviceBind = z.infer<typeof deviceBindRow>;
