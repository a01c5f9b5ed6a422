// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import { integer, jsonText, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { TrailEvent } from "../../../../shared/generated/enums";
import { trailEvent } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const auditRow = rowOf(
  z.object({
    id: key(),
    gmt_create: timestamp(),
    account_name: text({ max: 64 }),
    account_id: referenceTo({ of: accountReference }),
    by_key: text({ max: 16 }),
    event: oneOf({ of: trailEvent }),
    call: text({ max: 128, call: true }),
    record_of: text({ max: 64, resource: true }),
    record_key: text({ max: 256 }),
    title: text({ max: 256 }),
    changes: jsonText(),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    address: text({ max: 64 }),
    code: integer({ when: { event: [TrailEvent.refused] } }),
  }),
);

export type Audit = z.infer<typeof auditRow>;
