// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { key, list, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { Verdict } from "../../../../shared/generated/enums";
import { pointVerdict, procedure, verdict } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { staffReference } from "../../people/staff/staff.reference";

export const inspectionAdd = z.object({
  certificate_no: text({
    required: true,
    max: 24,
    pattern: { name: "certificate", form: "IC-\\d+(?:-\\d+)?", example: "IC-2026-0399" },
  }),
  inspected: referenceTo({ required: true, of: equipmentReference }),
  procedure: oneOf({ required: true, of: procedure }),
  planned_for: timestamp({ required: true }),
  inspected_by: referenceTo({ of: staffReference }),
  checklist: list({
    of: {
      checkpoint: text({ required: true, max: 96 }),
      allowed: text({ max: 32 }),
      measured: text({ max: 32 }),
      point_verdict: oneOf({ required: true, of: pointVerdict }),
    },
  }),
  verdict: oneOf({ required: true, of: verdict }),
  observations: text({ max: 500 }),
  certificate: url({ when: { verdict: [Verdict.good, Verdict.poor, Verdict.bad] }, uploaded: true }),
});

export const inspectionSet = z.extend(z.partial(z.omit(inspectionAdd, { certificate_no: true, inspected: true })), {
  inspection_no: key(),
});

export const inspectionRow = rowOf(z.extend(inspectionAdd, { inspection_no: key(), planned_at: timestamp() }));

export type Inspection = z.infer<typeof inspectionRow>;
