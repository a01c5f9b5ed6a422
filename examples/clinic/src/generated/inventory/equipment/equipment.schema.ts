// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, integer, key, list, money, oneOf, referenceTo, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { condition, currency, deviceClass, hazardClass } from "../../enums";

export const equipmentAdd = z.object({
  tag: text({ required: true, max: 12, pattern: "code" }),
  designation: text({ required: true, max: 96 }),
  device_class: oneOf({ required: true, of: deviceClass }),
  hazard_class: oneOf({ required: true, of: hazardClass }),
  maker: text({ required: true, max: 64 }),
  build: text({ max: 64 }),
  serial: text({ required: true, max: 32, pattern: "code" }),
  stands_in: referenceTo({ required: true, type: "number" }),
  bought_from: referenceTo({ type: "number" }),
  bought_for: money({ min: "0.00", max: "99999999.00" }),
  bought_in: oneOf({ of: currency }),
  bought_at: timestamp(),
  guaranteed_until: timestamp(),
  condition: oneOf({ required: true, of: condition }),
  condition_note: text({ when: { condition: [20, 30, 90] }, max: 256 }),
  inspected_every: integer({ required: true, min: 1, max: 60 }),
  mains: attributes({
    of: { volts: integer({ min: 0, max: 1000 }), watts: integer({ min: 0 }), battery_minutes: integer({ min: 0 }) },
  }),
  accessories: list({ of: { piece: text({ required: true, max: 64 }), pieces: integer({ required: true, min: 1 }) } }),
  likeness: url(),
  handbook: url(),
});

export const equipmentSet = z.extend(z.partial(z.omit(equipmentAdd, { tag: true })), {
  equipment_no: key({ type: "number" }),
});

export const equipmentRow = z.looseObject({
  equipment_no: z.number(),
  tag: z.nullish(z.string()),
  designation: z.nullish(z.string()),
  device_class: z.nullish(z.string()),
  hazard_class: z.nullish(z.string()),
  maker: z.nullish(z.string()),
  build: z.nullish(z.string()),
  serial: z.nullish(z.string()),
  stands_in: z.nullish(z.number()),
  bought_from: z.nullish(z.number()),
  bought_for: z.nullish(z.string()),
  bought_in: z.nullish(z.string()),
  bought_at: z.nullish(z.number()),
  guaranteed_until: z.nullish(z.number()),
  condition: z.nullish(z.number()),
  condition_note: z.nullish(z.string()),
  inspected_every: z.nullish(z.number()),
  inspection_due: z.nullish(z.number()),
  mains: z.nullish(z.string()),
  accessories: z.nullish(z.array(z.looseObject({ piece: z.nullish(z.string()), pieces: z.nullish(z.number()) }))),
  likeness: z.nullish(z.string()),
  handbook: z.nullish(z.string()),
  entered_at: z.nullish(z.number()),
});

export interface Equipment {
  readonly equipment_no: number;
  readonly tag: string;
  readonly designation: string;
  readonly device_class:
    | "ventilator"
    | "infusion_pump"
    | "patient_monitor"
    | "defibrillator"
    | "ultrasound"
    | "imaging"
    | "dialysis"
    | "anaesthesia"
    | "analyser"
    | "steriliser";
  readonly hazard_class: "I" | "IIa" | "IIb" | "III";
  readonly maker: string;
  readonly build: string;
  readonly serial: string;
  readonly stands_in: number;
  readonly bought_from: number;
  readonly bought_for: string;
  readonly bought_in: "rmb" | "usd";
  readonly bought_at: number;
  readonly guaranteed_until: number;
  readonly condition: 10 | 20 | 30 | 90;
  readonly condition_note: string;
  readonly inspected_every: number;
  readonly inspection_due: number;
  readonly mains: string;
  readonly accessories: readonly { readonly piece: string; readonly pieces: number }[];
  readonly likeness: string;
  readonly handbook: string;
  readonly entered_at: number;
}
