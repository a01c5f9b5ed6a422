// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { duplicateState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const deviceDuplicateSet = z.extend(
  z.partial(
    z.object({
      state: oneOf({ required: true, of: duplicateState }),
      remark: text({ max: 256 }),
    }),
  ),
  { id: key() },
);

export const deviceDuplicateRow = rowOf(
  z.extend(deviceDuplicateSet, {
    uid: referenceTo({ type: "string", of: deviceReference }),
    mac: text({ pattern: "mac" }),
    new_mac: text({ pattern: "mac" }),
    pk: referenceTo({ type: "string", of: productReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    count: integer(),
    gmt_create: timestamp(),
  }),
);

export type DeviceDuplicate = z.infer<typeof deviceDuplicateRow>;
