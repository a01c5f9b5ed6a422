// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { logLevel, logModule } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";

export const deviceLogRow = rowOf(
  z.object({
    id: key(),
    gmt_create: timestamp(),
    uid: referenceTo({ type: "string", of: deviceReference }),
    module: oneOf({ of: logModule }),
    level: oneOf({ of: logLevel }),
    content: text(),
    ver: text(),
    comp_id: referenceTo({ of: companyReference, tree: true }),
  }),
);

export type DeviceLog = z.infer<typeof deviceLogRow>;
