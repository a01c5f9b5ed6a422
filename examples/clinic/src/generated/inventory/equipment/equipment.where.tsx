// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { condition, currency, deviceClass, hazardClass } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { supplierReference } from "../supplier/supplier.reference";

export const equipmentWhere = [
  { source: "tag", as: "text" },
  { source: "designation", as: "text" },
  {
    source: "device_class",
    as: "choice",
    values: [
      "ventilator",
      "infusion_pump",
      "patient_monitor",
      "defibrillator",
      "ultrasound",
      "imaging",
      "dialysis",
      "anaesthesia",
      "analyser",
      "steriliser",
    ],
    offers: <EnumFilter source="device_class" of={deviceClass} />,
  },
  {
    source: "stands_in",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="stands_in" of={wardReference} tree />,
  },
  {
    source: "condition",
    as: "choice",
    numeric: true,
    values: [10, 20, 30, 90],
    offers: <EnumFilter source="condition" of={condition} />,
  },
  { source: "inspection_due", as: "moment" },
  {
    source: "bought_from",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="bought_from" of={supplierReference} />,
  },
  { source: "equipment_no", as: "whole" },
  {
    source: "hazard_class",
    as: "choice",
    values: ["I", "IIa", "IIb", "III"],
    offers: <EnumFilter source="hazard_class" of={hazardClass} />,
  },
  { source: "maker", as: "text" },
  { source: "type_name", as: "text" },
  { source: "serial", as: "text" },
  { source: "bought_for", as: "amount" },
  {
    source: "bought_in",
    as: "choice",
    values: ["rmb", "usd"],
    offers: <EnumFilter source="bought_in" of={currency} />,
  },
  { source: "bought_at", as: "moment" },
  { source: "guaranteed_until", as: "moment" },
  { source: "condition_note", as: "text" },
  { source: "inspected_every", as: "whole" },
  { source: "likeness", as: "presence" },
  { source: "handbook", as: "presence" },
  { source: "entered_at", as: "moment" },
] satisfies WhereFields;
