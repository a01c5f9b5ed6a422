// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import { flag, key, oneOf, referenceTo, rowOf, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { alarmType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appReference } from "../app/app.reference";

export const alarmLogRow = rowOf(
  z.object({
    id: key(),
    uid: referenceTo({ type: "string", of: deviceReference }),
    type: oneOf({ of: alarmType }),
    img: url({ uploaded: true }),
    app_id: referenceTo({ of: appReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    zone: referenceTo({ type: "string", of: zoneReference }),
    read: flag(),
    gmt_create: timestamp(),
  }),
);

export type AlarmLog = z.infer<typeof alarmLogRow>;
