// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import { oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { deviceState, deviceType, networkType, onlineState, pairState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceImportReference } from "../../operate/device_import/deviceImport.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { productReference } from "../product/product.reference";

export const deviceRow = rowOf(
  z.object({
    uid: text({ max: 64, pattern: "uid" }),
    mac: text({ pattern: "mac" }),
    tag: text({ max: 64 }),
    pk: referenceTo({ type: "string", of: productReference }),
    device_type: oneOf({ of: deviceType }),
    online: oneOf({ of: onlineState }),
    state: oneOf({ of: deviceState }),
    pair_state: oneOf({ of: pairState }),
    network_type: oneOf({ of: networkType }),
    ver: text({ max: 32 }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    key: text({ unasked: true, max: 64 }),
    lic_code: text({ max: 64 }),
    iccid: text({ max: 20 }),
    ip: text({ pattern: "ip" }),
    zone: referenceTo({ type: "string", of: zoneReference }),
    import_id: referenceTo({ of: deviceImportReference }),
    gmt_active: timestamp(),
    gmt_online: timestamp(),
    gmt_create: timestamp(),
  }),
  "uid",
);

export type Device = z.infer<typeof deviceRow>;
