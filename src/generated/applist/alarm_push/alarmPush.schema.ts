// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { alarmType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const alarmPushRow = rowOf(
  z.object({
    id: key(),
    uid: referenceTo({ type: "string", of: deviceReference }),
    type: oneOf({ of: alarmType }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    notify_type: oneOf({ of: notifyType }),
    state: oneOf({ of: pushSendState }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_send: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type AlarmPush = z.infer<typeof alarmPushRow>;
