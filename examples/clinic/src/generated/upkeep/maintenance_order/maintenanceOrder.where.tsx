// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { stage, urgency } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { supplierReference } from "../../inventory/supplier/supplier.reference";
import { staffReference } from "../../people/staff/staff.reference";

export const maintenanceOrderWhere = [
  { source: "order_no", as: "whole" },
  { source: "machine", as: "key", numeric: true, offers: <ReferenceFilter source="machine" of={equipmentReference} /> },
  { source: "fault", as: "text" },
  {
    source: "urgency",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="urgency" of={urgency} />,
  },
  {
    source: "stage",
    as: "choice",
    values: ["reported", "dispatched", "working", "waiting", "finished", "accepted", "dropped"],
    offers: <EnumFilter source="stage" of={stage} />,
  },
  {
    source: "entrusted_to",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="entrusted_to" of={staffReference} />,
  },
  { source: "wanted_by", as: "moment" },
  { source: "reported_at", as: "moment" },
  { source: "seen_by", as: "key", numeric: true, offers: <ReferenceFilter source="seen_by" of={staffReference} /> },
  {
    source: "called_in",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="called_in" of={supplierReference} />,
  },
  { source: "awaited", as: "text" },
  { source: "findings", as: "text" },
  { source: "labour_hours", as: "number" },
  { source: "finished_at", as: "moment" },
] satisfies WhereFields;
