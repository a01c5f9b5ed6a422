// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { contractStanding, deviceClass } from "../../enums";

export const supplierWhere = [
  { source: "supplier_name", as: "text" },
  {
    source: "looks_after",
    as: "choices",
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
    offers: <EnumFilter source="looks_after" of={deviceClass} />,
  },
  {
    source: "contract_standing",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="contract_standing" of={contractStanding} />,
  },
  { source: "contract_ends", as: "moment" },
  { source: "answers_within", as: "whole" },
  { source: "hotline", as: "text" },
  { source: "supplier_no", as: "whole" },
  { source: "hotline_prefix", as: "text" },
  { source: "hotline_hours", as: "text" },
  { source: "service_mail", as: "text" },
  { source: "portal", as: "text" },
  { source: "since", as: "moment" },
] satisfies WhereFields;
