// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import { oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { licenseState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";

export const licenseRow = rowOf(
  z.object({
    lic_code: text(),
    grant_mac: text({ pattern: "mac" }),
    uid: referenceTo({ type: "string", of: deviceReference }),
    state: oneOf({ of: licenseState }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_grant: timestamp(),
    gmt_create: timestamp(),
  }),
  "lic_code",
);

export type License = z.infer<typeof licenseRow>;
