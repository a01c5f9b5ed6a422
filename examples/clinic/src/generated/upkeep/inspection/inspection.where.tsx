// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { procedure, verdict } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { staffReference } from "../../people/staff/staff.reference";

export const inspectionWhere = [
  { source: "certificate_no", as: "text" },
  {
    source: "inspected",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="inspected" of={equipmentReference} />,
  },
  {
    source: "procedure",
    as: "choice",
    values: ["incoming", "electrical", "calibration", "functional"],
    offers: <EnumFilter source="procedure" of={procedure} />,
  },
  { source: "planned_for", as: "moment" },
  {
    source: "inspected_by",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="inspected_by" of={staffReference} />,
  },
  {
    source: "verdict",
    as: "choice",
    values: ["pending", "good", "poor", "bad"],
    offers: <EnumFilter source="verdict" of={verdict} />,
  },
  { source: "inspection_no", as: "whole" },
  { source: "observations", as: "text" },
  { source: "certificate", as: "presence" },
  { source: "planned_at", as: "moment" },
] satisfies WhereFields;
