// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import {
  email,
  integer,
  key,
  list,
  oneOf,
  phone,
  rowOf,
  someOf,
  text,
  timeRange,
  timestamp,
  url,
} from "pilothouse/schema";
import * as z from "zod/mini";
import { ContractStanding } from "../../../../shared/generated/enums";
import { contractStanding, deviceClass } from "../../enums";

export const supplierAdd = z.object({
  supplier_name: text({ required: true, max: 96 }),
  looks_after: someOf({ of: deviceClass }),
  contract_standing: oneOf({ required: true, of: contractStanding }),
  contract_ends: timestamp({ when: { contract_standing: [ContractStanding.running] } }),
  answers_within: integer({ required: true, min: 1, max: 240 }),
  hotline_prefix: text({ max: 5, pattern: "area" }),
  hotline: phone({ area: "hotline_prefix" }),
  hotline_hours: timeRange(),
  service_mail: email(),
  portal: url(),
  contacts: list({
    of: { contact_name: text({ required: true, max: 64 }), contact_part: text({ max: 64 }), contact_mail: email() },
  }),
});

export const supplierSet = z.extend(z.partial(supplierAdd), { supplier_no: key() });

export const supplierRow = rowOf(z.extend(supplierAdd, { supplier_no: key(), since: timestamp() }));

export type Supplier = z.infer<typeof supplierRow>;
