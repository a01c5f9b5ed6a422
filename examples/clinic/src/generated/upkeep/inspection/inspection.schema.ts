// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, referenceTo, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { pointVerdict, procedure, verdict } from "../../enums";

export const inspectionAdd = z.object({
  certificate_no: text({ required: true, max: 24, pattern: "code" }),
  inspected: referenceTo({ required: true, type: "number" }),
  procedure: oneOf({ required: true, of: procedure }),
  planned_for: timestamp({ required: true }),
  inspector: referenceTo({ type: "number" }),
  checklist: list({
    of: {
      checkpoint: text({ required: true, max: 96 }),
      permitted: text({ max: 32 }),
      measured: text({ max: 32 }),
      point_verdict: oneOf({ required: true, of: pointVerdict }),
    },
  }),
  verdict: oneOf({ required: true, of: verdict }),
  observations: text({ max: 500 }),
  certificate: url({ when: { verdict: ["good", "poor", "bad"] } }),
});

export const inspectionSet = z.extend(z.partial(z.omit(inspectionAdd, { certificate_no: true, inspected: true })), {
  inspection_no: key({ type: "number" }),
});

export const inspectionRow = z.looseObject({
  inspection_no: z.number(),
  certificate_no: z.nullish(z.string()),
  inspected: z.nullish(z.number()),
  procedure: z.nullish(z.string()),
  planned_for: z.nullish(z.number()),
  inspector: z.nullish(z.number()),
  checklist: z.nullish(
    z.array(
      z.looseObject({
        checkpoint: z.nullish(z.string()),
        permitted: z.nullish(z.string()),
        measured: z.nullish(z.string()),
        point_verdict: z.nullish(z.string()),
      }),
    ),
  ),
  verdict: z.nullish(z.string()),
  observations: z.nullish(z.string()),
  certificate: z.nullish(z.string()),
  planned_at: z.nullish(z.number()),
});

export interface Inspection {
  readonly inspection_no: number;
  readonly certificate_no: string;
  readonly inspected: number;
  readonly procedure: "incoming" | "electrical" | "calibration" | "functional";
  readonly planned_for: number;
  readonly inspector: number;
  readonly checklist: readonly {
    readonly checkpoint: string;
    readonly permitted: string;
    readonly measured: string;
    readonly point_verdict: "good" | "bad" | "skipped";
  }[];
  readonly verdict: "open" | "good" | "poor" | "bad";
  readonly observations: string;
  readonly certificate: string;
  readonly planned_at: number;
}
