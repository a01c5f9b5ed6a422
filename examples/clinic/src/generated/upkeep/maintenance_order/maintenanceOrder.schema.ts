// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, list, money, number, oneOf, referenceTo, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { stage, urgency } from "../../enums";

export const maintenanceOrderAdd = z.object({
  machine: referenceTo({ required: true, type: "number" }),
  fault: text({ required: true, max: 200 }),
  urgency: oneOf({ required: true, of: urgency }),
  stage: oneOf({ required: true, of: stage }),
  seen_by: referenceTo({ type: "number" }),
  entrusted_to: referenceTo({ type: "number" }),
  called_in: referenceTo({ type: "number" }),
  wanted_by: timestamp(),
  awaited: text({ when: { stage: ["waiting"] }, max: 200 }),
  findings: text({ max: 500 }),
  labour_hours: number({ min: 0, max: 500 }),
  parts_used: list({
    of: {
      part: text({ required: true, max: 64 }),
      quantity_used: integer({ required: true, min: 1 }),
      price_each: money({ min: "0.00" }),
    },
  }),
});

export const maintenanceOrderSet = z.extend(z.partial(z.omit(maintenanceOrderAdd, { machine: true })), {
  order_no: key({ type: "number" }),
});

export const maintenanceOrderRow = z.looseObject({
  order_no: z.number(),
  machine: z.nullish(z.number()),
  fault: z.nullish(z.string()),
  urgency: z.nullish(z.number()),
  stage: z.nullish(z.string()),
  seen_by: z.nullish(z.number()),
  entrusted_to: z.nullish(z.number()),
  called_in: z.nullish(z.number()),
  wanted_by: z.nullish(z.number()),
  awaited: z.nullish(z.string()),
  findings: z.nullish(z.string()),
  labour_hours: z.nullish(z.number()),
  parts_used: z.nullish(
    z.array(
      z.looseObject({
        part: z.nullish(z.string()),
        quantity_used: z.nullish(z.number()),
        price_each: z.nullish(z.string()),
      }),
    ),
  ),
  finished_at: z.nullish(z.number()),
  reported_at: z.nullish(z.number()),
});

export interface MaintenanceOrder {
  readonly order_no: number;
  readonly machine: number;
  readonly fault: string;
  readonly urgency: 1 | 2 | 3 | 4;
  readonly stage: "reported" | "dispatched" | "working" | "waiting" | "finished" | "accepted" | "dropped";
  readonly seen_by: number;
  readonly entrusted_to: number;
  readonly called_in: number;
  readonly wanted_by: number;
  readonly awaited: string;
  readonly findings: string;
  readonly labour_hours: number;
  readonly parts_used: readonly {
    readonly part: string;
    readonly quantity_used: number;
    readonly price_each: string;
  }[];
  readonly finished_at: number;
  readonly reported_at: number;
}
