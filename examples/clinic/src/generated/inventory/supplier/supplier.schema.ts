// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { email, integer, key, list, oneOf, phone, someOf, text, timeRange, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { contractStanding, deviceClass } from "../../enums";

export const supplierAdd = z.object({
  supplier_name: text({ required: true, max: 96 }),
  looks_after: someOf({ of: deviceClass }),
  contract_standing: oneOf({ required: true, of: contractStanding }),
  contract_ends: timestamp({ when: { contract_standing: [2] } }),
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

export const supplierSet = z.extend(z.partial(supplierAdd), { supplier_no: key({ type: "number" }) });

export const supplierRow = z.looseObject({
  supplier_no: z.number(),
  supplier_name: z.nullish(z.string()),
  looks_after: z.nullish(z.array(z.string())),
  contract_standing: z.nullish(z.number()),
  contract_ends: z.nullish(z.number()),
  answers_within: z.nullish(z.number()),
  hotline_prefix: z.nullish(z.string()),
  hotline: z.nullish(z.string()),
  hotline_hours: z.nullish(z.string()),
  service_mail: z.nullish(z.string()),
  portal: z.nullish(z.string()),
  contacts: z.nullish(
    z.array(
      z.looseObject({
        contact_name: z.nullish(z.string()),
        contact_part: z.nullish(z.string()),
        contact_mail: z.nullish(z.string()),
      }),
    ),
  ),
  since: z.nullish(z.number()),
});

export interface Supplier {
  readonly supplier_no: number;
  readonly supplier_name: string;
  readonly looks_after: readonly (
    | "ventilator"
    | "infusion_pump"
    | "patient_monitor"
    | "defibrillator"
    | "ultrasound"
    | "imaging"
    | "dialysis"
    | "anaesthesia"
    | "analyser"
    | "steriliser"
  )[];
  readonly contract_standing: 1 | 2 | 3;
  readonly contract_ends: number;
  readonly answers_within: number;
  readonly hotline_prefix: string;
  readonly hotline: string;
  readonly hotline_hours: string;
  readonly service_mail: string;
  readonly portal: string;
  readonly contacts: readonly {
    readonly contact_name: string;
    readonly contact_part: string;
    readonly contact_mail: string;
  }[];
  readonly since: number;
}
