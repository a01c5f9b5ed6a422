// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import { integer, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { networkType, onlineState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const deviceStateRow = rowOf(
  z.object({
    uid: referenceTo({ type: "string", of: deviceReference }),
    online: oneOf({ of: onlineState }),
    network_type: oneOf({ of: networkType }),
    pk: referenceTo({ type: "string", of: productReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    ip: text({ pattern: "ip" }),
    zone: referenceTo({ type: "string", of: zoneReference }),
    srv: text({ max: 64 }),
    signal: integer({ min: 0, max: 100 }),
    gmt_online: timestamp(),
    gmt_offline: timestamp(),
  }),
  "uid",
);

export type DeviceState = z.infer<typeof deviceStateRow>;
