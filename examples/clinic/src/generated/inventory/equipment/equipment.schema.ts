// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import {
  attributes,
  integer,
  key,
  list,
  money,
  oneOf,
  referenceTo,
  rowOf,
  text,
  timestamp,
  url,
} from "pilothouse/schema";
import * as z from "zod/mini";
import { Condition } from "../../../../shared/generated/enums";
import { condition, currency, deviceClass, hazardClass } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { supplierReference } from "../supplier/supplier.reference";

export const equipmentAdd = z.object({
  tag: text({ required: true, max: 12, pattern: "code" }),
  designation: text({ required: true, max: 96 }),
  device_class: oneOf({ required: true, of: deviceClass }),
  hazard_class: oneOf({ required: true, of: hazardClass }),
  maker: text({ required: true, max: 64 }),
  type_name: text({ max: 64 }),
  serial: text({ required: true, max: 32, pattern: "code" }),
  stands_in: referenceTo({ required: true, of: wardReference, tree: true }),
  bought_from: referenceTo({ of: supplierReference }),
  bought_for: money({ min: "0.00", max: "99999999.00", currencyField: "bought_in" }),
  bought_in: oneOf({ of: currency }),
  bought_at: timestamp(),
  guaranteed_until: timestamp(),
  condition: oneOf({ required: true, of: condition }),
  condition_note: text({
    when: { condition: [Condition.in_repair, Condition.withdrawn, Condition.scrapped] },
    max: 256,
  }),
  inspected_every: integer({ required: true, min: 1, max: 60 }),
  mains: attributes({
    of: { volts: integer({ min: 0, max: 1000 }), watts: integer({ min: 0 }), battery_minutes: integer({ min: 0 }) },
  }),
  accessories: list({ of: { piece: text({ required: true, max: 64 }), pieces: integer({ required: true, min: 1 }) } }),
  likeness: url({ uploaded: true }),
  handbook: url({ uploaded: true }),
});

export const equipmentSet = z.extend(z.partial(z.omit(equipmentAdd, { tag: true })), { equipment_no: key() });

export const equipmentRow = rowOf(
  z.extend(equipmentAdd, { equipment_no: key(), inspection_due: timestamp(), entered_at: timestamp() }),
);

export type Equipment = z.infer<typeof equipmentRow>;
