// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, list, money, number, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { Stage } from "../../../../shared/generated/enums";
import { stage, urgency } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { supplierReference } from "../../inventory/supplier/supplier.reference";
import { staffReference } from "../../people/staff/staff.reference";

export const maintenanceOrderAdd = z.object({
  machine: referenceTo({ required: true, of: equipmentReference }),
  fault: text({ required: true, max: 200 }),
  urgency: oneOf({ required: true, of: urgency }),
  stage: oneOf({ required: true, of: stage }),
  seen_by: referenceTo({ of: staffReference }),
  entrusted_to: referenceTo({ of: staffReference }),
  called_in: referenceTo({ of: supplierReference }),
  wanted_by: timestamp(),
  awaited: text({ when: { stage: [Stage.waiting] }, max: 200 }),
  findings: text({ max: 500 }),
  labour_hours: number({ min: 0, max: 500 }),
  parts_used: list({
    of: {
      part: text({ required: true, max: 64 }),
      quantity_used: integer({ required: true, min: 1 }),
      price_each: money({ min: "0.00", currency: "rmb" }),
    },
  }),
});

export const maintenanceOrderSet = z.extend(z.partial(z.omit(maintenanceOrderAdd, { machine: true })), {
  order_no: key(),
});

export const maintenanceOrderRow = rowOf(
  z.extend(maintenanceOrderAdd, { order_no: key(), finished_at: timestamp(), reported_at: timestamp() }),
);

export type MaintenanceOrder = z.infer<typeof maintenanceOrderRow>;
