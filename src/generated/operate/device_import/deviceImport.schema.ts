// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { importState } from "../../enums";
import { productReference } from "../../product/product/product.reference";
import { accountReference } from "../account/account.reference";
import { companyReference } from "../company/company.reference";

export const deviceImportAdd = z.object({
  name: text({ required: true, max: 128 }),
  pk: referenceTo({ required: true, type: "string", of: productReference }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  batch_id: text({ max: 64 }),
  url: url({ required: true, uploaded: true }),
});

export const deviceImportRow = rowOf(
  z.extend(deviceImportAdd, {
    id: key(),
    state: oneOf({ of: importState }),
    total: integer(),
    done: integer(),
    created: integer(),
    existing: integer(),
    failed: integer(),
    result: url({ uploaded: true }),
    user_id: referenceTo({ of: accountReference }),
    lang: text({ unasked: true }),
    gmt_create: timestamp(),
    gmt_update: timestamp(),
  }),
);

export type DeviceImport = z.infer<typeof deviceImportRow>;
