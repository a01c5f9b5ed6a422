// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { importState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const iccidImportRow = rowOf(
  z.object({
    id: key({ type: "string" }),
    name: text(),
    state: oneOf({ of: importState }),
    total: integer(),
    created: integer(),
    existing: integer(),
    refused: integer(),
    done: integer({ unasked: true }),
    result: url({ uploaded: true }),
    user_id: referenceTo({ of: accountReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_create: timestamp(),
    gmt_update: timestamp(),
  }),
);

export type IccidImport = z.infer<typeof iccidImportRow>;
